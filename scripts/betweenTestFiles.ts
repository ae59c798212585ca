import { vi } from 'vitest';

// Test files share a process, since loading what they all use was most of their time. What a file leaves behind ends
// here, before the next one: above all the website's modules, which read the settings and keep what the services said.
vi.unstubAllGlobals();
vi.unstubAllEnvs();
vi.useRealTimers();
vi.restoreAllMocks();
vi.resetModules();
