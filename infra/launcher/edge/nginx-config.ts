import { type EdgeRoute, PROBLEM_CONTENT_TYPE } from '@forecourt/contracts';
import { renderRefusals } from './nginx-refusals.ts';

/** The address of an upstream of the route table: "inventory:8080". */
export type AddressOf = (upstream: EdgeRoute['upstream'] | 'shell') => string;

export interface NginxOptions {
  port: number;
  addressOf: AddressOf;
  /** Folder nginx may write to. */
  scratch: string;
  /** Proxies in front whose X-Forwarded-For is trusted: addresses and networks (D44). */
  trustedProxies: string[];
}

/** Concurrent connections of one network; the shell's own edge has the same limit. */
const MAX_CONNECTIONS = 256;
const DEFAULT_BODY_BYTES = 256 * 1024;

/** nginx as edge, with the same route table as the shell's proxy: everything else goes to the shell. */
export function renderNginxConfig(routes: EdgeRoute[], { port, addressOf, scratch, trustedProxies }: NginxOptions): string {
  const upstreams = [...new Set([...routes.map(({ upstream }) => upstream), 'shell' as const])].sort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `  ${kind}_temp_path ${scratch}/${kind};`);
  return `# Generated from routes.json by "node infra/start.mjs edge"; a test keeps the two the same.
worker_processes auto;
worker_rlimit_nofile 16384;
pid ${scratch}/nginx.pid;
# Lines of lesser levels hold the whole address that was asked for, and in its query staff look for people.
error_log stderr crit;

events {
  worker_connections 8192;
}

http {
${temporary.join('\n')}
  access_log off;
  server_tokens off;
  # The parts compress what they send.
  gzip off;

  # The client's address: only the proxies that TRUSTED_PROXIES names are believed about it.
${renderTrust(trustedProxies)}
  # What one address may have under way, and how long it may take over it.
  limit_conn_zone $binary_remote_addr zone=address:10m;
  limit_conn address ${MAX_CONNECTIONS};
  limit_conn_status 429;
  client_header_timeout 15s;
  client_body_timeout 10s;
  send_timeout 45s;
  reset_timedout_connection on;
  keepalive_timeout 72s;
  client_max_body_size ${DEFAULT_BODY_BYTES};

${renderRefusals()}
${upstreams.map((upstream) => renderUpstream(upstream, addressOf(upstream))).join('\n')}
  server {
    listen ${port};

    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Proto "";
    proxy_set_header X-Forwarded-Host "";
    proxy_set_header X-Forwarded-Port "";
    proxy_set_header X-Real-IP "";
    proxy_set_header Forwarded "";
    # Traces and correlation ids begin behind the edge: nobody adds to somebody else's.
    proxy_set_header X-Correlation-Id $request_id;
    proxy_set_header Traceparent "";
    proxy_set_header Tracestate "";
    proxy_set_header Baggage "";
    proxy_connect_timeout 2s;
    proxy_read_timeout 30s;
    # Nothing is retried here: the client decides.
    proxy_next_upstream off;
    # A page is sent while it is still being made.
    proxy_buffering off;
    # A proxy in front of this one is told which answers not to collect; nginx would keep that to itself.
    proxy_pass_header X-Accel-Buffering;

    error_page 400 404 408 413 414 417 429 431 494 501 502 503 504 505 /problem;
    location = /problem {
      internal;
      default_type ${PROBLEM_CONTENT_TYPE};
      add_header X-Content-Type-Options nosniff always;
      add_header Content-Security-Policy "default-src 'none'; frame-ancestors 'none'" always;
      add_header Cache-Control no-store always;
      add_header Retry-After $retry_after always;
      return 200 '{"type":"about:blank","title":"$problem_title","status":$status,"code":"EDGE.$problem_code","detail":"$problem_detail"}';
    }

    location = /health/edge {
      return 200;
    }
    # What parts say of themselves is not for the public.
    location ^~ /health/ {
      return 404;
    }
    location ^~ /metrics {
      return 404;
    }
${routes.map(renderRoute).join('')}
    location / {
${UNAMBIGUOUS}      proxy_pass http://shell;
    }
  }
}
`;
}

const UNAMBIGUOUS = '      if ($is_ambiguous) {\n        return 400;\n      }\n';

function renderTrust(trustedProxies: string[]): string {
  if (trustedProxies.length === 0) return '  # (None is named.)';
  const lines = trustedProxies.map((proxy) => `  set_real_ip_from ${proxy};\n`);
  return `${lines.join('')}  real_ip_header X-Forwarded-For;\n  real_ip_recursive on;`;
}

function renderUpstream(name: string, address: string): string {
  return `  upstream ${name} {
    server ${address};
    keepalive 32;
  }
`;
}

/** "/img" matches that path and everything below it, but not "/imgs". nginx takes the longest match, as the table requires. */
function renderRoute({ path, upstream, mostBodyBytes, streamed }: EdgeRoute): string {
  const limit = mostBodyBytes === DEFAULT_BODY_BYTES ? '' : `      client_max_body_size ${mostBodyBytes};\n`;
  // Pictures are streamed without touching the disk here; other bodies are buffered before the upstream is called.
  const stream = streamed ? '      proxy_request_buffering off;\n' : '';
  const pass = `{\n${UNAMBIGUOUS}${limit}${stream}      proxy_pass http://${upstream};\n    }\n`;
  return `\n    location = ${path} ${pass}    location ^~ ${path}/ ${pass}`;
}
