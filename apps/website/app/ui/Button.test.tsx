import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import styles from './Button.module.css';
import { Button, LinkButton } from './Button.tsx';

const classesOf = (html: string) => (/class="([^"]*)"/.exec(html)?.[1] ?? '').split(' ');

test('[9.6-33 9.6-34] a button is primary and an ellipse by default', () => {
  expect(classesOf(renderToString(<Button>ก</Button>))).toEqual([styles.button, styles.primary, styles.ellipse]);
});

test.each(['primary', 'secondary', 'secondary-b', 'light', 'warning'] as const)(
  '[9.6-33] a button may have the look %s',
  (look) => {
    expect(classesOf(renderToString(<Button look={look}>ก</Button>))).toContain(styles[look]);
  },
);

test.each(['ellipse', 'square'] as const)('[9.6-34] a button may have the shape %s', (shape) => {
  expect(classesOf(renderToString(<Button shape={shape}>ก</Button>))).toContain(styles[shape]);
});

test('[9.6-35] a button may be an outline, have the full width, and be a link', () => {
  const button = renderToString(
    <Button outline fullWidth>
      ก
    </Button>,
  );
  expect(classesOf(button)).toEqual(expect.arrayContaining([styles.outline, styles.fullWidth]));
  const link = renderToString(
    <LinkButton href="/home" outline fullWidth>
      ก
    </LinkButton>,
  );
  expect(link).toMatch(/^<a href="\/home"/);
  expect(classesOf(link)).toEqual(classesOf(button));
});

test('a button has neither outline nor full width by default', () => {
  const classes = classesOf(renderToString(<Button>ก</Button>));
  expect(classes).not.toContain(styles.outline);
  expect(classes).not.toContain(styles.fullWidth);
});

test('[4.7-01] a button is enabled by default, or disabled', () => {
  expect(renderToString(<Button>ก</Button>)).not.toContain('disabled');
  expect(renderToString(<Button disabled>ก</Button>)).toContain('disabled=""');
});

test('[4.7-01] no style gives a disabled button another cursor than not-allowed', () => {
  const app = join(import.meta.dirname, '..');
  const rules = globSync('**/*.css', { cwd: app }).flatMap((file) => [
    ...readFileSync(join(app, file), 'utf8').matchAll(/([^{}]*disabled[^{}]*)\{[^}]*cursor: ([a-z-]+)/g),
  ]);
  expect(rules.length).toBeGreaterThan(0);
  expect(rules.filter(([, , cursor]) => cursor !== 'not-allowed').map(([rule]) => rule)).toEqual([]);
});

test('a button submits no form by default', () => {
  expect(renderToString(<Button>ก</Button>)).toContain('type="button"');
  expect(renderToString(<Button type="submit">ก</Button>)).toContain('type="submit"');
});
