/**
 * What this micro-frontend offers to the others and to the shell. Nothing yet.
 * @type {import('@forecourt/tooling').FederationConfig}
 */
export default { name: 'mfe-admin', routes: [], widgets: [] };
