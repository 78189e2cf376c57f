/** The addresses of the running product and its parts, all set by the launcher's `bench` command. */
export interface SystemUnderTest {
  readonly baseUrl: string;
  readonly inventoryUrl: string;
  /** Management addresses of the services that work in the background. */
  readonly managementUrls: readonly string[];
  readonly mediaUrl: string;
  readonly enquiriesUrl: string;
  readonly assistantUrl: string;
  readonly inventoryDatabaseUrl: string;
  readonly staffToken: string;
}

const read = (name: string): string => {
  const value = process.env[name];
  if (value === undefined || value === '')
    throw new Error(`${name} is not set: run 'npm run bench', which starts what is measured.`);
  return value;
};

const systemFrom = (prefix: string): SystemUnderTest => ({
  baseUrl: read(`${prefix}BASE_URL`),
  inventoryUrl: read(`${prefix}INVENTORY_URL`),
  managementUrls: ['INVENTORY', 'MEDIA', 'ASSISTANT', 'ENQUIRIES', 'SOCIAL'].map((name) =>
    read(`${prefix}${name}_MANAGEMENT_URL`),
  ),
  mediaUrl: read(`${prefix}MEDIA_URL`),
  enquiriesUrl: read(`${prefix}ENQUIRIES_URL`),
  assistantUrl: read(`${prefix}ASSISTANT_URL`),
  inventoryDatabaseUrl: read(`${prefix}INVENTORY_DATABASE_URL`),
  staffToken: read(`${prefix}STAFF_TOKEN`),
});

/** The product with the 48 vans of the demo stock. */
export const demoSystem = (): SystemUnderTest => systemFrom('');
/** The product with 10,000 vans. */
export const largeSystem = (): SystemUnderTest => systemFrom('LARGE_');
