import { InvalidSettingsError } from '@forecourt/server-kit';
import type { Settings } from '../settings.ts';
import { DvlaSource } from './dvla-source.ts';
import { DvsaSource } from './dvsa-source.ts';
import { SampleSource } from './sample-source.ts';
import type { VehicleSource } from './vehicle-source.ts';

/** DVLA and DVSA, each if its key is set; sample data if neither is. */
export const chooseSources = (settings: Settings): VehicleSource[] => {
  const sources = [...dvla(settings), ...dvsa(settings)];
  return sources.length > 0 ? sources : [new SampleSource()];
};

const dvla = ({ DVLA_API_KEY, DVLA_URL, LOOKUP_DEADLINE_SECONDS }: Settings): VehicleSource[] =>
  DVLA_API_KEY ? [new DvlaSource({ url: DVLA_URL, apiKey: DVLA_API_KEY, deadlineMs: LOOKUP_DEADLINE_SECONDS * 1_000 })] : [];

const dvsa = (settings: Settings): VehicleSource[] => {
  const { DVSA_API_KEY, DVSA_TOKEN_URL, DVSA_CLIENT_ID, DVSA_CLIENT_SECRET } = settings;
  if (!DVSA_API_KEY) return [];
  const needed = { DVSA_TOKEN_URL, DVSA_CLIENT_ID, DVSA_CLIENT_SECRET };
  if (!DVSA_TOKEN_URL || !DVSA_CLIENT_ID || !DVSA_CLIENT_SECRET) {
    const absent = Object.entries(needed).filter(([, value]) => !value);
    throw new InvalidSettingsError(absent.map(([name]) => ({ name, message: 'is missing beside DVSA_API_KEY' })));
  }
  return [
    new DvsaSource({
      url: settings.DVSA_URL,
      apiKey: DVSA_API_KEY,
      tokenUrl: DVSA_TOKEN_URL,
      clientId: DVSA_CLIENT_ID,
      clientSecret: DVSA_CLIENT_SECRET,
      scope: settings.DVSA_SCOPE,
      deadlineMs: settings.LOOKUP_DEADLINE_SECONDS * 1_000,
    }),
  ];
};
