import { randomUUID } from 'node:crypto';
import { type Agent, request } from 'node:http';

/** Like a browser: with a new idempotency key and address each time. */
export function postEnquiry(url: string, number: number, agent: Agent): Promise<void> {
  const body = JSON.stringify({
    customerName: `Visitor ${number}`,
    customerEmail: `visitor-${number}@load.example`,
    customerPhone: '07700 900123',
    inquiryType: 'callback',
    message: 'Is the van still there? I could come by on Friday after four to have a look at it.',
    preferredContactTime: 'afternoon',
  });
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'idempotency-key': randomUUID(),
    'x-forwarded-for': `10.0.${(number >> 8) & 255}.${number & 255}`,
  };
  return new Promise((resolve, reject) => {
    request(url, { method: 'POST', agent, headers }, (response) => {
      response.on('end', resolve).resume();
      if (response.statusCode !== 201) reject(new Error(`${url} answered ${response.statusCode}`));
    })
      .on('error', reject)
      .end(body);
  });
}
