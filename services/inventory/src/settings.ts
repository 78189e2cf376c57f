import { defineSettings } from '@forecourt/service-kit';

export const settings = defineSettings({});
