/** A container's health check: exits with 0 if the part answers 200. `node health.js /health/ready` */
const url = `http://127.0.0.1:${process.env['MANAGEMENT_PORT'] ?? process.env['PORT']}${process.argv[2]}`;
const response = await fetch(url, { signal: AbortSignal.timeout(2_500) }).catch(() => undefined);
process.exitCode = response?.ok ? 0 : 1;
