import { Registry } from 'prom-client';

/** What this process counts, as Prometheus reads it at `/metrics`. */
export const metrics: Registry = new Registry();
