export { InvalidSettingError } from './invalidSettingError.ts';
export {
  address,
  allowNone,
  endpoint,
  host,
  hosts,
  knownPort,
  onOff,
  port,
  site,
  streams,
  trustedProxies,
} from './kinds.ts';
export { type Operations, operationsEnvironment, toOperations } from './operations.ts';
export { readEnvironment } from './readEnvironment.ts';
export { createGroupRule, type Rule } from './rules.ts';
