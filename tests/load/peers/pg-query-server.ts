import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';

/** A server that only queries the whole stock and calls JSON.stringify for every request. */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });

const server = createServer(async (_request, response) => {
  const { rows } = await pool.query('SELECT * FROM vehicle WHERE deleted_at IS NULL ORDER BY price, id');
  const body = JSON.stringify(rows);
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
