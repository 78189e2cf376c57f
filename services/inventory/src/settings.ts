import { dealershipSchema } from '@forecourt/contracts';
import { httpAddress, jsonFile } from '@forecourt/server-kit';
import { defineSettings, type SettingsOf } from '@forecourt/service-kit';
import { z } from 'zod';

const http = { protocol: /^https?$/ };

/** Without the keys of DVLA and DVSA, registrations are looked up in sample data. */
export const settings = defineSettings({
  /** All data about the dealership (D1), read at start; feeds say where its vans are. */
  DEALERSHIP_FILE: jsonFile(dealershipSchema),
  /** Where visitors reach the site, for the addresses in feeds. */
  PUBLIC_URL: httpAddress,
  /** Where DVLA's API is. */
  DVLA_URL: z.url(http).default('https://driver-vehicle-licensing.api.gov.uk'),
  /** Key of DVLA's Vehicle Enquiry Service. */
  DVLA_API_KEY: z.string().optional(),
  /** Where DVSA's API is. */
  DVSA_URL: z.url(http).default('https://history.mot.api.gov.uk'),
  /** Key of DVSA's MOT history API; the next three settings are required with it. */
  DVSA_API_KEY: z.string().optional(),
  /** Where DVSA gives tokens, as told with the key. */
  DVSA_TOKEN_URL: z.url(http).optional(),
  /** As told with the key. */
  DVSA_CLIENT_ID: z.string().optional(),
  /** As told with the key. */
  DVSA_CLIENT_SECRET: z.string().optional(),
  /** What tokens are asked for. */
  DVSA_SCOPE: z.string().default('https://tapi.dvsa.gov.uk/.default'),
  /** Deadline of one request to DVLA or DVSA. */
  LOOKUP_DEADLINE_SECONDS: z.coerce.number().positive().default(5),
});

export type Settings = SettingsOf<typeof settings>;
