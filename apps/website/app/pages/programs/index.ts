export { AccessFilter } from './lists/AccessFilter.tsx';
export { PROGRAM_LISTS } from './lists/programList.ts';
export { default as pageStyles } from './page.module.css';
