# syntax=docker/dockerfile:1

# Builds the page and the server's programs with everything that takes, then keeps only what runs.
FROM node:20-bookworm-slim AS build
WORKDIR /tenebrae
COPY . .
RUN npm ci --include=dev --no-audit --no-fund
RUN npm run build
# The programs are plain JavaScript with our own packages inside; what they load later, threads too, lies beside them.
RUN node -e "import('./tools/run.mjs').then(({ bundle }) => bundle('server/src/main.ts'))" \
  && mkdir program \
  && cp node_modules/.cache/tenebrae/*.mjs program/

# The packages that the programs need, and no others.
FROM node:20-bookworm-slim AS packages
WORKDIR /tenebrae
COPY . .
RUN npm ci --omit=dev --workspace @tenebrae/server --no-audit --no-fund \
  && mkdir -p server/node_modules \
  && rm -rf node_modules/@tenebrae

FROM node:20-bookworm-slim
ENV NODE_ENV=production \
    PORT=4600 \
    DATABASE_URL=file:/data/tenebrae.db \
    TENEBRAE_WEB=/tenebrae/web
WORKDIR /tenebrae/server
COPY --from=packages /tenebrae/node_modules /tenebrae/node_modules
COPY --from=packages /tenebrae/server/node_modules /tenebrae/server/node_modules
COPY --from=build /tenebrae/web/dist /tenebrae/web
COPY --from=build /tenebrae/program /tenebrae/server/program
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4600
# Longer than a server takes to say goodbye: see TENEBRAE_GOODBYE_SECONDS.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "program/server-src-main-ts.mjs"]
