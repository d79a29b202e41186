import { type ClientConnectConfig, loadClientConnectConfig } from "@temporalio/envconfig";

/** The environment variables that Temporal's own tools read, under their own names. */
export interface TemporalVariables {
  readonly TEMPORAL_ADDRESS?: string | undefined;
  readonly TEMPORAL_NAMESPACE?: string | undefined;
  readonly TEMPORAL_API_KEY?: string | undefined;
  readonly TEMPORAL_TLS?: string | undefined;
  readonly TEMPORAL_TLS_CLIENT_CERT_PATH?: string | undefined;
  readonly TEMPORAL_TLS_CLIENT_KEY_PATH?: string | undefined;
  readonly TEMPORAL_TLS_SERVER_CA_CERT_PATH?: string | undefined;
  readonly TEMPORAL_TLS_SERVER_NAME?: string | undefined;
}

export interface TemporalSettings {
  readonly connection: ClientConnectConfig["connectionOptions"];
  readonly namespace: string;
}

/** Temporal Cloud, a self-hosted cluster or the embedded server: the difference is these variables alone. */
export function temporalSettings(variables: TemporalVariables): TemporalSettings {
  const names = Object.keys(variables).filter((name) =>
    name.startsWith("TEMPORAL_"),
  ) as (keyof TemporalVariables)[];
  const given = names.flatMap((name) =>
    typeof variables[name] === "string" ? [[name, variables[name]]] : [],
  );
  const config = loadClientConnectConfig({ disableFile: true, overrideEnvVars: Object.fromEntries(given) });
  return { connection: config.connectionOptions, namespace: config.namespace ?? "default" };
}
