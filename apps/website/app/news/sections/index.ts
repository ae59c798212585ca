export { BreakingStrip } from './BreakingStrip.tsx';
export { Focus } from './Focus.tsx';
export { type NewsSection, type SectionType, toPageSections } from './pageSections.ts';
