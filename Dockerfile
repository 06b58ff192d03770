# Squash in a container: docker compose, or `docker build -t squash .`; docs/operations/deployment.md#in-containers says how to run it.
# The version is the one that package.json pins for machines without containers.
ARG NODE_VERSION=24.21.0

FROM node:${NODE_VERSION}-bookworm-slim AS manifests
WORKDIR /squash
COPY package.json package-lock.json ./
COPY packages/auth/package.json packages/auth/
COPY packages/contract/package.json packages/contract/
COPY packages/rules/package.json packages/rules/
COPY packages/testkit/package.json packages/testkit/
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY bench/package.json bench/
COPY e2e/package.json e2e/

FROM manifests AS web
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY tsconfig.base.json ./
COPY packages packages
COPY data data
COPY apps/web apps/web
RUN npm run build

FROM manifests AS libraries
# npm installs what the tests of a workspace need even with --omit=dev, because it links the workspaces they are in.
RUN npm pkg delete devDependencies --workspace apps/server --workspace packages/auth --workspace packages/rules \
    && npm ci --omit=dev --ignore-scripts --no-audit --no-fund --workspace apps/server \
    && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete

# Debian instead of the image with Node, whose npm, yarn and headers add 50 MB that a running server does not need.
FROM debian:bookworm-slim
RUN apt-get update \
    && apt-get install -y --no-install-recommends fontconfig fonts-noto-color-emoji libstdc++6 \
    && rm -rf /var/lib/apt/lists/* \
    && useradd --uid 10001 --no-create-home --shell /usr/sbin/nologin squash
COPY --from=manifests /usr/local/bin/node /usr/local/bin/node
WORKDIR /squash
COPY --from=libraries /squash/package.json ./
COPY --from=libraries /squash/node_modules node_modules
COPY packages/auth packages/auth
COPY packages/contract packages/contract
COPY packages/rules packages/rules
COPY data data
COPY apps/server apps/server
COPY --from=web /squash/apps/web/dist apps/web/dist
COPY --from=web /squash/apps/web/dist-server apps/web/dist-server

# By number, so that an orchestrator can tell that it is not root.
USER 10001
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The first message that a process reads meets hundreds of long patterns: V8's interpreter for them costs 0.6 s of CPU.
CMD ["node", "--no-regexp-tier-up", "apps/server/src/main.ts"]
