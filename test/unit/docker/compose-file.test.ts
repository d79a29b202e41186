import { existsSync, readFileSync } from "node:fs";
import { expect } from "chai";
import { parse } from "yaml";
import { variables } from "../../../runtime/environment.ts";
import type { Variable } from "../../../runtime/variable.ts";

interface Service {
  image?: string;
  build?: string;
  user?: string;
  command?: string[];
  entrypoint?: string[];
  environment?: Record<string, string>;
  ports?: string[];
  volumes?: string[];
  profiles?: string[];
  restart?: string;
  cap_drop?: string[];
  read_only?: boolean;
  healthcheck?: { test: string[] };
  depends_on?: Record<string, { condition: string }>;
}

const root = new URL("../../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");
const text = read("docker-compose.yml");
const { services, volumes } = parse(text, { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
};
const all = Object.entries(services);
const own = all.filter(([, service]) => service.build);
const declared = new Map<string, Variable<unknown>>(
  Object.values(variables).flatMap((group) => Object.entries<Variable<unknown>>(group)),
);
const baseImages = [...read("Dockerfile").matchAll(/^FROM (\S+)/gm)].map((match) => match[1]);

describe("the compose file", () => {
  it("runs every process from one image of ours", () => {
    expect(own.map(([name]) => name)).to.have.members([
      "secrets",
      "provision",
      "lists",
      "validator",
      "api",
      "worker",
    ]);
    expect(new Set(own.map(([, service]) => service.image)).size).to.equal(1);
  });

  it("sets our processes only variables that they read", () => {
    for (const [name, { environment = {} }] of own) {
      for (const variable of Object.keys(environment)) {
        expect(declared.has(variable), `${name} sets ${variable}`).to.equal(true);
      }
    }
  });

  it("gives the validator every variable of the arbiter that it reads itself", () => {
    const readByWorker = ["VALIDATOR_URL", "ARBITER"];
    const names = Object.keys(variables.Arbiter).filter((name) => !readByWorker.includes(name));
    expect(services.validator?.environment).to.include.all.keys(names);
  });

  it("keeps the fetched sanctions list where its own service writes it, and validator and audits read it", () => {
    for (const [name, mode] of [
      ["lists", ""],
      ["validator", ":ro"],
      ["worker", ":ro"],
    ] as const) {
      const { DATA_DIR: folder } = services[name]?.environment ?? {};
      expect(services[name]?.volumes, name).to.include(`lists:${folder}${mode}`);
      expect(read("Dockerfile"), "made for the service's user").to.match(new RegExp(` ${folder}$`, "m"));
    }
  });

  it("gives the validator, which reads what strangers send, nothing to write that another container reads", () => {
    for (const volume of services.validator?.volumes ?? []) expect(volume).to.match(/:ro$/);
    expect(own.find(([name]) => name === "validator")?.[1].read_only).to.equal(true);
  });

  it("publishes ports to this machine alone", () => {
    const ports = all.flatMap(([, service]) => service.ports ?? []);
    expect(ports).to.have.length.above(0);
    for (const port of ports) expect(port).to.match(/^127\.0\.0\.1:/);
  });

  it("holds no secret: each comes from a volume or from the operator's environment", () => {
    const looksSecret = (name: string) =>
      declared.get(name)?.secret || /PASSWORD|PWD|SECRET|TOKEN|_KEY$/.test(name);
    for (const [name, { environment = {} }] of all) {
      for (const [variable, value] of Object.entries(environment)) {
        if (!looksSecret(variable)) continue;
        expect(value, `${variable} of ${name}`).to.match(
          new RegExp(`^\\$\\{${variable}:-(http://[a-z]+:\\d+)?\\}$`),
        );
      }
    }
    expect(text).to.not.match(/:\/\/[^\s/]*:[^\s/]*@/);
    expect(text).to.not.match(/[0-9a-fA-F]{32}|[A-Za-z0-9+/]{43}=/);
  });

  it("shows each container at most one set of secrets, read-only", () => {
    for (const [name, service] of all) {
      if (name === "secrets") continue;
      const mounted = (service.volumes ?? []).filter((volume) => volume.includes("-secrets:"));
      expect(mounted, name).to.have.length.below(2);
      for (const volume of mounted) expect(volume).to.match(/:\/secrets:ro$/);
    }
  });

  it("checks the health of every service that keeps running, and waits for the end of every other", () => {
    const awaited = all.flatMap(([, service]) =>
      Object.entries(service.depends_on ?? {})
        .filter(([, { condition }]) => condition === "service_completed_successfully")
        .map(([name]) => name),
    );
    for (const [name, service] of all) {
      // Run by name only, by whoever waits for it.
      if (service.profiles) continue;
      if (service.restart === "unless-stopped") expect(service.healthcheck?.test, name).to.be.an("array");
      else expect(awaited).to.include(name);
    }
  });

  it("starts the API and the worker after provisioning", () => {
    for (const name of ["api", "worker"]) {
      const { condition } = services[name]?.depends_on?.provision ?? {};
      expect(condition, name).to.equal("service_completed_successfully");
    }
  });

  it("pins every image to a version", () => {
    const images = all.filter(([, service]) => !service.build).map(([, service]) => service.image);
    for (const image of [...images, ...baseImages]) expect(image).to.match(/:v?\d+\.\d+(\.\d+)?(-[a-z-]+)?$/);
    for (const image of baseImages) expect(image).to.match(/^node:24\.[\d.]+-[a-z]+-slim$/);
  });

  it("runs our processes as a user without rights", () => {
    expect(
      read("Dockerfile")
        .match(/^USER .+$/gm)
        ?.at(-1),
    ).to.match(/^USER [1-9]\d*:[1-9]\d*$/);
    for (const [name, service] of own) {
      expect(service.user, name).to.equal(undefined);
      expect(service.cap_drop, name).to.deep.equal(["ALL"]);
    }
  });

  it("names only volumes and files that are there", () => {
    for (const [name, service] of all) {
      for (const volume of service.volumes ?? []) {
        const [source = ""] = volume.split(":");
        if (source.startsWith("./")) expect(existsSync(new URL(source, root)), volume).to.equal(true);
        else expect(volumes, `${name} mounts ${volume}`).to.have.property(source);
      }
      const words = [
        ...(service.entrypoint ?? []),
        ...(service.command ?? []),
        ...(service.healthcheck?.test ?? []),
      ];
      const scripts = words.filter(
        (word) => /^[/\w-]+\/[\w-]+\.(ts|sh)$/.test(word) && !word.startsWith("/etc/"),
      );
      for (const script of scripts) {
        expect(existsSync(new URL(script.replace(/^\//, ""), root)), `${name} runs ${script}`).to.equal(true);
      }
    }
  });

  it("keeps the operator's secrets and data out of the image", () => {
    const ignored = read(".dockerignore").split("\n");
    expect(ignored).to.include.members([".env", ".env.*", ".countersign", ".git", "node_modules"]);
  });
});
