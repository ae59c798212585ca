import { useEffect, useState } from 'react';
import { applyTextSize, readTextSize, TEXT_SIZES, type TextSizeName } from '../../../components/articleBody/index.ts';
import styles from './Byline.module.css';

const LABELS: Record<TextSizeName, string> = { small: 'เล็ก', normal: 'ปกติ', large: 'ใหญ่' };

/** Three sizes for the text of an article; the choice stays in this browser. And the way to a printed page. */
export function TextSize() {
  const [size, setSize] = useState<TextSizeName>('normal');
  useEffect(() => {
    const read = () => setSize(readTextSize());
    read();
    addEventListener('storage', read);
    return () => removeEventListener('storage', read);
  }, []);
  const choose = (name: TextSizeName) => {
    applyTextSize(name);
    setSize(name);
  };
  return (
    <div className={`${styles.tools} needs-script not-printed`}>
      <fieldset className={styles.sizes}>
        <legend className="visually-hidden">ขนาดตัวอักษร</legend>
        {TEXT_SIZES.map((name) => (
          <button key={name} type="button" aria-pressed={size === name} onClick={() => choose(name)} data-size={name}>
            <span aria-hidden="true">ก</span>
            <span className="visually-hidden">ตัวอักษรขนาด{LABELS[name]}</span>
          </button>
        ))}
      </fieldset>
      <button type="button" className={styles.print} onClick={() => window.print()}>
        พิมพ์
      </button>
    </div>
  );
}
