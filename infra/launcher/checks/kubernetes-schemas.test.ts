import { patchedManifests } from '../testing/kubernetes-manifests.ts';
import { schemaFaults } from '../testing/kubernetes-schemas.ts';

describe('the schemas of Kubernetes and CloudNativePG', () => {
  it.each(['base', 'stores'])('have nothing against what is in %s', async (folder) => {
    const found: [string, string[]][] = [];
    for (const manifest of await patchedManifests(folder)) {
      found.push([`${manifest.kind} ${manifest.metadata.name}`, await schemaFaults(manifest)]);
    }
    expect(found.filter(([, faults]) => faults.length > 0)).toEqual([]);
  });

  it('notice what is missing, of the wrong kind, or not known', async () => {
    const budget = (spec: object) => schemaFaults({ apiVersion: 'policy/v1', kind: 'PodDisruptionBudget', ...{ spec } });
    expect(await budget({ maxUnavailable: 1, selector: { matchLabels: { a: 'b' } } })).toEqual([]);
    expect(await budget({ maxUnavailible: 1 })).toEqual(['/spec/maxUnavailible']);
    expect(await budget({ selector: { matchLabels: 'a' } })).toEqual([expect.stringContaining('/spec/selector/matchLabels')]);
    const cluster = { apiVersion: 'postgresql.cnpg.io/v1', kind: 'Cluster', metadata: { name: 'a' } };
    expect(await schemaFaults(cluster)).toEqual([expect.stringContaining('spec')]);
  });
});
