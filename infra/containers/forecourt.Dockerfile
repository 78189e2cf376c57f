# All of Forecourt's images, one target each: service (with --build-arg SERVICE=inventory, …), shell, platform.

FROM node:24.21.0-bookworm-slim AS base
WORKDIR /app

# Manifests only, so that dependencies are installed again only when these change.
FROM base AS manifests
COPY . .
RUN find . -type f ! -name package.json ! -name package-lock.json ! -name .npmrc -delete

FROM base AS build
COPY --from=manifests /app ./
RUN --mount=type=cache,target=/root/.npm npm ci --include=dev --no-audit --no-fund
COPY . .
RUN node infra/start.mjs build

FROM base AS service-dependencies
ARG SERVICE
COPY --from=manifests /app ./
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --no-audit --no-fund --workspace "@forecourt/${SERVICE}"

FROM base AS service
ARG SERVICE
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 MANAGEMENT_HOST=0.0.0.0 MANAGEMENT_PORT=8081 \
    DRAIN_SECONDS=3 DEALERSHIP_FILE=/app/infra/dealership.json
COPY --from=service-dependencies /app ./
COPY --from=build /app/packages/tracing/dist packages/tracing/dist
COPY --from=build /app/services/${SERVICE}/dist/bundle.js services/${SERVICE}/dist/bundle.js
COPY --from=build /app/infra/dealership.json infra/dealership.json
COPY --from=build /app/infra/dist/containers/health.js health.js
# Who has been erased, and social posts while no account is configured.
RUN mkdir -p /erasures /social && chown node:node /erasures /social
WORKDIR /app/services/${SERVICE}
USER node
EXPOSE 8080 8081
HEALTHCHECK --interval=5s --timeout=3s --retries=12 CMD ["node", "/app/health.js", "/health/ready"]
CMD ["node", "--min-semi-space-size=16", "--max-semi-space-size=32", "dist/bundle.js"]

FROM base AS shell-dependencies
COPY --from=manifests /app ./
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --no-audit --no-fund --workspace @forecourt/shell

FROM base AS shell
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 MANAGEMENT_HOST=0.0.0.0 MANAGEMENT_PORT=8081 STATE_DIR=/state \
    DRAIN_SECONDS=3 DEALERSHIP_FILE=/app/infra/dealership.json EDGE_ROUTES_FILE=/app/infra/edge/routes.json
COPY --from=shell-dependencies /app ./
COPY --from=build /app/packages/rules/dist packages/rules/dist
COPY --from=build /app/packages/contracts/dist packages/contracts/dist
COPY --from=build /app/packages/tracing/dist packages/tracing/dist
COPY --from=build /app/shell/dist shell/dist
COPY --from=build /app/infra/dealership.json infra/dealership.json
COPY --from=build /app/infra/edge/routes.json infra/edge/routes.json
COPY --from=build /app/infra/dist/containers/health.js health.js
RUN mkdir -p /state && chown node:node /state
WORKDIR /app/shell
USER node
EXPOSE 8080 8081
HEALTHCHECK --interval=5s --timeout=3s --retries=12 CMD ["node", "/app/health.js", "/health/ready"]
CMD ["node", "--min-semi-space-size=16", "--max-semi-space-size=32", "dist/server.js"]

FROM base AS platform-dependencies
COPY --from=manifests /app ./
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --omit=optional --no-audit --no-fund --workspace @forecourt/infra

# Serves the micro-frontends' releases, and runs the jobs: creating databases and roles, and announcing this build's releases.
FROM base AS platform
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 REMOTES_DIR=/remotes
COPY --from=platform-dependencies /app ./
COPY --from=build /app/packages/rules/dist packages/rules/dist
COPY --from=build /app/packages/contracts/dist packages/contracts/dist
COPY --from=build /app/infra/dist infra/dist
COPY --from=build /app/mfe-catalog/dist mfe-catalog/dist
COPY --from=build /app/mfe-finance/dist mfe-finance/dist
COPY --from=build /app/mfe-chat/dist mfe-chat/dist
COPY --from=build /app/mfe-admin/dist mfe-admin/dist
RUN mkdir -p /remotes && chown node:node /remotes
USER node
EXPOSE 8080
HEALTHCHECK --interval=5s --timeout=3s --retries=12 CMD ["node", "infra/dist/containers/health.js", "/health/live"]
CMD ["node", "infra/dist/remotes.js"]
