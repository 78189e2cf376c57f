import type { EdgeRoute } from '@forecourt/contracts';

/** Where nginx finds an upstream of the route table: "inventory:8080". */
export type AddressOf = (upstream: EdgeRoute['upstream'] | 'shell') => string;

export interface NginxOptions {
  port: number;
  addressOf: AddressOf;
  /** Folder nginx may write to. */
  scratch: string;
}

/** nginx at the edge, by the same route table as the shell's own proxy: what it does not name goes to the shell. */
export function renderNginxConfig(routes: EdgeRoute[], { port, addressOf, scratch }: NginxOptions): string {
  const upstreams = [...new Set([...routes.map(({ upstream }) => upstream), 'shell' as const])].sort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `  ${kind}_temp_path ${scratch}/${kind};`);
  return `# Generated from routes.json by "node infra/start.mjs edge"; a test keeps the two the same.
worker_processes auto;
pid ${scratch}/nginx.pid;
# Lines of lesser levels hold the whole address that was asked for, and in its query staff look for people.
error_log stderr crit;

events {
  worker_connections 1024;
}

http {
${temporary.join('\n')}
  access_log off;
  server_tokens off;
  # The parts compress what they send; the longest picture a member of staff may upload is 10 MB.
  gzip off;
  client_max_body_size 11m;

${upstreams.map((upstream) => renderUpstream(upstream, addressOf(upstream))).join('\n')}
  server {
    listen ${port};

    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_set_header X-Forwarded-Host $http_host;
    proxy_connect_timeout 2s;
    # A page is sent while it is still being made, and an upload goes on without being written to disk here.
    proxy_buffering off;
    proxy_request_buffering off;
    # A proxy in front of this one is told which answers not to collect; nginx would keep that to itself.
    proxy_pass_header X-Accel-Buffering;

    location = /health/edge {
      return 200;
    }
${routes.map(renderRoute).join('')}
    location / {
      proxy_pass http://shell;
    }
  }
}
`;
}

function renderUpstream(name: string, address: string): string {
  return `  upstream ${name} {
    server ${address};
    keepalive 32;
  }
`;
}

/** "/img" is that path and what lies below it, not "/imgs". nginx takes the longest match, as the table wants. */
function renderRoute({ path, upstream }: EdgeRoute): string {
  const pass = `{\n      proxy_pass http://${upstream};\n    }\n`;
  return `\n    location = ${path} ${pass}    location ^~ ${path}/ ${pass}`;
}
