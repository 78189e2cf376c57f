/** A Kubernetes object as it is written to YAML. */
export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; labels?: Record<string, string> };
  [field: string]: unknown;
}

/** Labels by which a part's pods are found. */
export const labelsOf = (name: string) => ({ 'app.kubernetes.io/name': name, 'app.kubernetes.io/part-of': 'forecourt' });

/** The environment of a container: plain values, and those that a secret holds. */
export function environment(
  values: Record<string, string>,
  secrets: Record<string, { name: string; key: string; optional?: boolean }> = {},
) {
  return [
    ...Object.entries(values).map(([name, value]) => ({ name, value })),
    ...Object.entries(secrets).map(([name, secretKeyRef]) => ({ name, valueFrom: { secretKeyRef } })),
  ];
}

/** What every pod has in common: an ordinary user, nothing to write to but what is mounted, no privileges. */
export const POD_SECURITY = {
  runAsNonRoot: true,
  runAsUser: 1000,
  runAsGroup: 1000,
  fsGroup: 1000,
  seccompProfile: { type: 'RuntimeDefault' },
};

export const CONTAINER_SECURITY = {
  allowPrivilegeEscalation: false,
  readOnlyRootFilesystem: true,
  capabilities: { drop: ['ALL'] },
};
