import { CONTAINER_SECURITY, labelsOf, type Manifest, POD_SECURITY } from './manifest.ts';

/** Runs a command of the platform image once at each release. May be repeated: what is done already is left as it is. */
export function job(
  name: string,
  image: string,
  options: { command: string[]; env: object[]; volumes?: object[]; mounts?: object[] },
): Manifest {
  const { command, env, volumes = [], mounts = [] } = options;
  const container = {
    name,
    image,
    command,
    env,
    resources: { requests: { cpu: '50m', memory: '64Mi' }, limits: { memory: '128Mi' } },
    securityContext: CONTAINER_SECURITY,
    volumeMounts: mounts,
  };
  const pod = {
    securityContext: POD_SECURITY,
    automountServiceAccountToken: false,
    restartPolicy: 'OnFailure',
    containers: [container],
    volumes,
  };
  const metadata = { name, labels: labelsOf(name) };
  const spec = { backoffLimit: 10, ttlSecondsAfterFinished: 3600, template: { metadata: { labels: labelsOf(name) }, spec: pod } };
  return { apiVersion: 'batch/v1', kind: 'Job', metadata, spec };
}
