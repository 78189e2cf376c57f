import { relyingParty } from './relying-party.ts';

it.each([
  ['https://vans.example', { id: 'vans.example', origin: 'https://vans.example' }],
  ['https://vans.example:8443/', { id: 'vans.example', origin: 'https://vans.example:8443' }],
  ['http://localhost:8080', { id: 'localhost', origin: 'http://localhost:8080' }],
  ['http://127.0.0.1:8080', { id: 'localhost', origin: 'http://localhost:8080' }],
])('makes passkeys for %s', (publicUrl, party) => expect(relyingParty(publicUrl)).toEqual(party));
