import { ACCOUNTABILITY, POSTAL_ADDRESS, STATION } from '@sala/station';
import { formatLongDate, thaiText } from '@sala/thai';
import type { ReactNode } from 'react';
import { Opening, SectionHeading } from '../../ui/index.ts';
import styles from './Statement.module.css';

interface StatementProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** A page with a commitment of the station, in parts. */
export function Statement({ title, lead, children }: StatementProps) {
  return (
    <div className={`container ${styles.statement}`}>
      <Opening title={title} lead={lead} />
      {children}
    </div>
  );
}

/** When a statement was last reviewed. */
export function ReviewedOn() {
  return (
    <p className={styles.reviewed}>
      {thaiText`${STATION.name}ทบทวนหน้านี้ล่าสุดเมื่อวันที่ `}
      <time dateTime={ACCOUNTABILITY.statementReviewed}>{formatLongDate(ACCOUNTABILITY.statementReviewed)}</time>
    </p>
  );
}

/** A part of a statement; other pages may link to it by its id. */
export function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <SectionHeading id={id} title={title} />
      <div className={styles.contents}>{children}</div>
    </section>
  );
}

/** Points as a list; what is false is not said. */
export function Points({ points }: { points: ReactNode[] }) {
  return (
    <ul className={styles.points}>
      {points.filter(Boolean).map((point, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: their order never changes
        <li key={index}>{point}</li>
      ))}
    </ul>
  );
}

interface ContactProps {
  office: string;
  email: string;
  phone: string;
}

/** The contact of an office of the station: mail, telephone or letter. */
export function Contact({ office, email, phone }: ContactProps) {
  return (
    <address className={styles.contact}>
      <strong>{office}</strong>
      <a href={`mailto:${email}`}>{email}</a>
      <a href={`tel:${phone.replaceAll('-', '')}`}>โทรศัพท์ {phone}</a>
      {POSTAL_ADDRESS.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}
