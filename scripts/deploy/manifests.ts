/** The fields of a manifest of Kubernetes that are checked here. */
export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  spec?: {
    selector?: Labels & { matchLabels?: Labels };
    podSelector?: { matchLabels?: Labels };
    ports?: { name: string; port: number; targetPort?: number }[];
    template?: { metadata: { labels: Labels; annotations?: Labels }; spec: PodSpec };
    scaleTargetRef?: { kind: string; name: string };
    rules?: { http: { paths: IngressPath[] } }[];
  };
}

type Labels = Record<string, string>;

interface PodSpec {
  containers: { ports: { name: string; containerPort: number }[]; env: { name: string; value: string }[] }[];
  volumes: { name: string; persistentVolumeClaim?: { claimName: string } }[];
}

interface IngressPath {
  path: string;
  backend: { service: { name: string; port: { name: string } } };
}

/** References between manifests that lead nowhere, as sentences: no schema finds these. */
export function listManifestFaults(manifests: Manifest[]): string[] {
  return manifests.flatMap((one) => {
    const listOwnFaults = FAULTS_OF_KIND[one.kind];
    const faults = [...listReferenceFaults(one, manifests), ...(listOwnFaults?.(one, manifests) ?? [])];
    return faults.map((fault) => `${one.kind} ${one.metadata.name}: ${fault}`);
  });
}

/** The faults of a manifest among all of them, as sentences without its name. */
type ListFaults = (one: Manifest, all: Manifest[]) => string[];

const FAULTS_OF_KIND: Partial<Record<string, ListFaults>> = {
  Service: listServiceFaults,
  Deployment: listDeploymentFaults,
  Ingress: listIngressFaults,
};

function listReferenceFaults(one: Manifest, all: Manifest[]): string[] {
  const { kind, metadata, spec } = one;
  const faults = find(all, kind, metadata.name) === one ? [] : ['there are two.'];
  const labels = spec?.podSelector?.matchLabels ?? spec?.selector?.matchLabels;
  const count = selectDeployments(all, labels).length;
  if (labels && count !== 1) faults.push(`it selects ${count} Deployments.`);
  const scaled = spec?.scaleTargetRef;
  return scaled ? [...faults, ...listMissing(all, scaled.kind, scaled.name)] : faults;
}

function listServiceFaults({ spec }: Manifest, all: Manifest[]): string[] {
  // one without a selector has its addresses from elsewhere, or none
  if (!spec?.selector) return [];
  const [pods] = selectDeployments(all, spec.selector);
  const open = listPorts(pods).map(({ containerPort }) => containerPort);
  const wanted = (spec.ports ?? []).map(({ port, targetPort = port }) => targetPort);
  return wanted.filter((port) => !open.includes(port)).map((port) => `nobody listens on ${port}.`);
}

function listDeploymentFaults(one: Manifest, all: Manifest[]): string[] {
  const pod = one.spec?.template;
  const claims = pod?.spec.volumes.flatMap(({ persistentVolumeClaim }) => persistentVolumeClaim ?? []) ?? [];
  const faults = claims.flatMap(({ claimName }) => listMissing(all, 'PersistentVolumeClaim', claimName));
  const scraped = Number(pod?.metadata.annotations?.['prometheus.io/port']);
  if (listPorts(one).find(({ name }) => name === 'metrics')?.containerPort !== scraped)
    faults.push('its metrics are not where Prometheus is told.');
  const guards = all.filter(
    ({ kind, spec }) =>
      kind === 'NetworkPolicy' && selectDeployments(all, spec?.podSelector?.matchLabels).includes(one),
  );
  if (guards.length !== 1) faults.push(`${guards.length} network policies guard it.`);
  const settings = pod?.spec.containers.flatMap(({ env }) => env.map(({ name }) => name)) ?? [];
  const repeated = settings.filter((name, at) => settings.indexOf(name) !== at);
  return [...faults, ...repeated.map((name) => `it is told ${name} twice.`)];
}

function listIngressFaults({ spec }: Manifest, all: Manifest[]): string[] {
  const paths = spec?.rules?.flatMap(({ http }) => http.paths) ?? [];
  const faults = paths.flatMap(({ backend }) => listMissing(all, 'Service', backend.service.name));
  // the desk belongs to the newsroom, which has no /purge
  const isDesk = paths.length > 0 && paths.every(({ backend }) => backend.service.port.name === 'desk');
  if (isDesk) return faults;
  const purge = paths.find(({ path }) => path === '/purge');
  const isClosed = purge && !find(all, 'Service', purge.backend.service.name)?.spec?.selector;
  return isClosed ? faults : [...faults, '/purge is open to the world.'];
}

const find = (all: Manifest[], kind: string, name: string) =>
  all.find((one) => one.kind === kind && one.metadata.name === name);

const listMissing = (all: Manifest[], kind: string, name: string): string[] =>
  find(all, kind, name) ? [] : [`there is no ${kind} ${name}.`];

const selectDeployments = (all: Manifest[], labels: Labels = {}) =>
  all.filter(
    ({ kind, spec }) =>
      kind === 'Deployment' &&
      Object.entries(labels).every(([label, value]) => spec?.template?.metadata.labels[label] === value),
  );

const listPorts = (deployment: Manifest | undefined) =>
  deployment?.spec?.template?.spec.containers.flatMap(({ ports }) => ports) ?? [];
