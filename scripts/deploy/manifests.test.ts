import { expect, test } from 'vitest';
import { listManifestFaults, type Manifest } from './manifests.ts';

const labels = { app: 'website' };
const backend = (name: string, port = 'http') => ({ service: { name, port: { name: port } } });
const deployment = (): Manifest => ({
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: { name: 'website' },
  spec: {
    selector: { matchLabels: labels } as never,
    template: {
      metadata: { labels, annotations: { 'prometheus.io/port': '9464' } },
      spec: {
        containers: [
          {
            ports: [
              { name: 'http', containerPort: 3000 },
              { name: 'metrics', containerPort: 9464 },
            ],
            env: [{ name: 'A', value: '1' }],
          },
        ],
        volumes: [],
      },
    },
  },
});
const guard = {
  apiVersion: '',
  kind: 'NetworkPolicy',
  metadata: { name: 'x' },
  spec: { podSelector: { matchLabels: labels } },
};
const service = (port: number): Manifest => ({
  apiVersion: 'v1',
  kind: 'Service',
  metadata: { name: 'website' },
  spec: { selector: labels as never, ports: [{ name: 'http', port }] },
});
const ingress = (...paths: [string, string][]): Manifest => ({
  apiVersion: '',
  kind: 'Ingress',
  metadata: { name: 'site' },
  spec: { rules: [{ http: { paths: paths.map(([path, name]) => ({ path, backend: backend(name) })) } }] },
});
const nowhere: Manifest = { apiVersion: 'v1', kind: 'Service', metadata: { name: 'nowhere' }, spec: {} };

test('consistent manifests have no faults', () => {
  const site = ingress(['/purge', 'nowhere'], ['/', 'website']);
  expect(listManifestFaults([deployment(), guard, service(3000), nowhere, site])).toEqual([]);
});

test('an ingress of the desk needs no rule for /purge', () => {
  const desk: Manifest = ingress();
  desk.spec = { rules: [{ http: { paths: [{ path: '/', backend: backend('website', 'desk') }] } }] };
  expect(listManifestFaults([deployment(), guard, service(3000), desk])).toEqual([]);
});

test('a port without a listener, a path without a service and a public /purge are faults', () => {
  expect(listManifestFaults([deployment(), guard, service(80), ingress(['/purge', 'website'], ['/', 'site'])])).toEqual(
    [
      'Service website: nobody listens on 80.',
      'Ingress site: there is no Service site.',
      'Ingress site: /purge is open to the world.',
    ],
  );
  expect(listManifestFaults([deployment(), guard, service(3000), ingress(['/', 'website'])])).toEqual([
    'Ingress site: /purge is open to the world.',
  ]);
});

test('a deployment without network policy, volume or scraped metrics, or with a repeated setting, has faults', () => {
  const faulty = deployment();
  const pod = faulty.spec?.template;
  if (!pod) throw new Error('There are no pods.');
  pod.metadata.annotations = {};
  pod.spec.volumes = [{ name: 'sound', persistentVolumeClaim: { claimName: 'sound' } }];
  pod.spec.containers[0]?.env.push({ name: 'A', value: '2' });
  expect(listManifestFaults([faulty])).toEqual([
    'Deployment website: there is no PersistentVolumeClaim sound.',
    'Deployment website: its metrics are not where Prometheus is told.',
    'Deployment website: 0 network policies guard it.',
    'Deployment website: it is told A twice.',
  ]);
});

test('a policy that selects nothing and a repeated name are faults', () => {
  const other = { ...guard, metadata: { name: 'y' }, spec: { podSelector: { matchLabels: { app: 'other' } } } };
  expect(listManifestFaults([deployment(), guard, other, guard, { ...guard }])).toContain(
    'NetworkPolicy y: it selects 0 Deployments.',
  );
  expect(listManifestFaults([nowhere, { ...nowhere }])).toEqual(['Service nowhere: there are two.']);
});
