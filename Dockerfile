# The site in a container: built in the first stage, and only what it needs to run in the second.
# The version is that of the package `node` in package.json; a test compares them.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /site
COPY . .
# It installs what a host needs, and builds. The package `node` is this image's own program a second time.
RUN node scripts/build.mjs --for-image && rm -rf node_modules/node && mkdir -p var

# The base without npm, yarn and C headers, which a running site never uses.
FROM node:24.21.0-bookworm-slim AS base
RUN rm -rf /usr/local/lib/node_modules /usr/local/include /usr/local/share /opt/yarn-* \
  /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /usr/local/bin/yarn /usr/local/bin/yarnpkg

# Copied into an empty image: a deleted file would stay in the layer of the base.
FROM scratch
COPY --from=base / /
WORKDIR /site
ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
ENV NODE_ENV=production MALLOC_ARENA_MAX=1 HOST=0.0.0.0 PORT=3000
# The programs beside the server (background thread, file worker, detector of faces) run from their sources.
COPY --from=build /site/package.json /site/package-lock.json ./
COPY --from=build /site/node_modules node_modules
COPY --from=build /site/build build
COPY --from=build /site/app app
COPY --from=build /site/content content
COPY --from=build /site/ops ops
COPY --from=build /site/scripts scripts
# The detector of faces, which runs as a process of its own.
COPY --from=build /site/vendor vendor
# The only folder that the site writes to; a new volume takes its owner over.
COPY --from=build --chown=node:node /site/var var
VOLUME /site/var
USER node
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Not through npm: the signal that asks it to stop reaches the site itself, which then ends within ten seconds.
CMD ["node", "build/server/index.js"]
