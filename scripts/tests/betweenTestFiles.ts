import { vi } from 'vitest';

// Test files share a process, because most of their time was loading the same modules. This resets what a file leaves
// behind before the next one: above all the website's modules, which read the settings and cache answers of services.
vi.unstubAllGlobals();
vi.unstubAllEnvs();
vi.useRealTimers();
vi.restoreAllMocks();
vi.resetModules();
