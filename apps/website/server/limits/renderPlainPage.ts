import { readFileSync } from 'node:fs';
import { STATION } from '@sala/station';
import { findTheme } from '../../app/shell/theme.ts';

const readStyles = (url: string | URL) => readFileSync(new URL(url), 'utf8');

const STYLES = `${readStyles(new URL('../../app/ui/tokens.css', import.meta.url))}
${readStyles(import.meta.resolve('@sala/station/colours.css'))}
body { margin: 0; background: var(--ground); color: var(--ink); font: 1.125rem/1.75 sans-serif; overflow-wrap: anywhere }
header { padding: 12px 16px; border-bottom: 1px solid var(--rule) }
header a { display: inline-flex; align-items: center; gap: 12px; min-height: 44px; font-weight: 600; font-size: 1.5rem; text-decoration: none }
main { max-width: 640px; margin: auto; padding: clamp(32px, 7vh, 96px) 16px; text-align: center; text-wrap: balance }
h1 { margin: 0 0 8px; font-size: clamp(1.5rem, 1.2rem + 1.4vw, 2.25rem); line-height: 1.35 }
a { color: inherit; text-underline-offset: 0.2em }
header a, .again { color: var(--accent) }
.again { display: inline-block; padding: 8px 24px; background: var(--accent); color: var(--accent-ink); font-weight: 600; text-decoration: none }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
`
  .replace(/\/\*.*?\*\//gs, '')
  .replace(/\s+/g, ' ');

export interface PlainPage {
  title: string;
  detail: string;
  /** The path that was asked for, where it could be read: its theme is the page's. */
  path?: string;
  /** Whether the same address may work in a moment. */
  canRetry?: boolean;
}

/** A page of one sentence in Thai, for errors: it has its styles in it, and needs no file but the station's icon. */
export function renderPlainPage({ title, detail, path = '/', canRetry = false }: PlainPage): string {
  return `<!doctype html>
<html lang="th" data-theme="${findTheme(path)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title>
<style>${STYLES}</style>
<header><a href="/home"><img src="/station/icon.svg" alt="" width="40" height="40">${STATION.name}</a></header>
<main><h1>${title}</h1><p>${detail} หรือไปที่ <a href="/home">หน้าหลัก</a></p>${canRetry ? '<p><a class="again" href="">ลองใหม่อีกครั้ง</a></p>' : ''}</main></html>
`;
}
