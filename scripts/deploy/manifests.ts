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
  const faults: string[] = [];
  const find = (kind: string, name: string) => manifests.find((one) => one.kind === kind && one.metadata.name === name);
  const deployments = manifests.filter(({ kind }) => kind === 'Deployment');
  const selected = (labels: Labels | undefined) =>
    deployments.filter(({ spec }) =>
      Object.entries(labels ?? {}).every(([label, value]) => spec?.template?.metadata.labels[label] === value),
    );
  const requireManifest = (by: Manifest, kind: string, name: string) => {
    if (!find(kind, name)) faults.push(`${by.kind} ${by.metadata.name}: there is no ${kind} ${name}.`);
  };

  for (const one of manifests) {
    const { kind, metadata, spec } = one;
    const who = `${kind} ${metadata.name}`;
    if (find(kind, metadata.name) !== one) faults.push(`${who}: there are two.`);
    const labels = spec?.podSelector?.matchLabels ?? spec?.selector?.matchLabels;
    if (labels && selected(labels).length !== 1)
      faults.push(`${who}: it selects ${selected(labels).length} Deployments.`);
    if (spec?.scaleTargetRef) requireManifest(one, spec.scaleTargetRef.kind, spec.scaleTargetRef.name);

    if (kind === 'Service' && spec?.selector) {
      const [pods] = selected(spec.selector);
      const open = listPorts(pods).map(({ containerPort }) => containerPort);
      for (const { port, targetPort = port } of spec.ports ?? [])
        if (!open.includes(targetPort)) faults.push(`${who}: nobody listens on ${targetPort}.`);
    }
    if (kind === 'Deployment') {
      const pod = spec?.template;
      for (const { persistentVolumeClaim } of pod?.spec.volumes ?? [])
        if (persistentVolumeClaim) requireManifest(one, 'PersistentVolumeClaim', persistentVolumeClaim.claimName);
      const scraped = Number(pod?.metadata.annotations?.['prometheus.io/port']);
      if (listPorts(one).find(({ name }) => name === 'metrics')?.containerPort !== scraped)
        faults.push(`${who}: its metrics are not where Prometheus is told.`);
      const policies = manifests.filter(
        (policy) => policy.kind === 'NetworkPolicy' && selected(policy.spec?.podSelector?.matchLabels).includes(one),
      );
      if (policies.length !== 1) faults.push(`${who}: ${policies.length} network policies guard it.`);
      const settings = pod?.spec.containers.flatMap(({ env }) => env.map(({ name }) => name)) ?? [];
      for (const name of settings.filter((name, at) => settings.indexOf(name) !== at))
        faults.push(`${who}: it is told ${name} twice.`);
    }
    if (kind === 'Ingress') {
      const paths = spec?.rules?.flatMap(({ http }) => http.paths) ?? [];
      for (const { backend } of paths) requireManifest(one, 'Service', backend.service.name);
      // the desk belongs to the newsroom, which has no /purge
      const isDesk = paths.length > 0 && paths.every(({ backend }) => backend.service.port.name === 'desk');
      const purge = paths.find(({ path }) => path === '/purge');
      if (isDesk) continue;
      if (!purge || find('Service', purge.backend.service.name)?.spec?.selector)
        faults.push(`${who}: /purge is open to the world.`);
    }
  }
  return faults;
}

const listPorts = (deployment: Manifest | undefined) =>
  deployment?.spec?.template?.spec.containers.flatMap(({ ports }) => ports) ?? [];
