import { formatDateTime } from '@sala/thai';
import { AccessMarks } from '../../../components/programCards/index.ts';
import { LinkButton, Picture, TallPicture, toImageAddress, toLinkTarget } from '../../../ui/index.ts';
import { Backdrop } from '../Backdrop.tsx';
import styles from './ProgramHead.module.css';
import type { ProgramView } from './programView.ts';

interface ProgramHeadProps {
  program: ProgramView;
  /** The next episode on the air. */
  next?: { title: string; at: number } | null;
  /** The video that the play button starts. */
  watch?: { href: string; title: string } | null;
  /** On further pages of a list the head is small. */
  isSmall?: boolean;
  /** The link above the title; by default to the programme's group. */
  above?: ProgramView['group'];
}

/**
 * The head of a programme: its picture by its layout (SPEC 3.5-34), its logo or its name, its facts and its airtime.
 */
export function ProgramHead({
  program,
  next = null,
  watch = null,
  isSmall = false,
  above = program.group,
}: ProgramHeadProps) {
  const { title, headline, tagline, schedule, layout, picture, backdrop, logo, isEnded, access } = program;
  return (
    <header className={`${styles.head} shown-whole`} data-layout={layout} data-small={isSmall || undefined}>
      {layout !== 'clean' && <Backdrop {...backdrop} eager />}
      <div className={styles.inner}>
        {layout === 'vertical' && !isSmall && (
          <div className={styles.poster}>
            <TallPicture src={picture} alt="" maxImgSize={360} eager />
          </div>
        )}
        {layout === 'clean' && !isSmall && (
          <div className={styles.cover}>
            <Picture src={picture} alt="" maxImgSize={1280} eager />
          </div>
        )}
        <div className={styles.text}>
          {above && (
            <p className={styles.above}>
              <a href={above.href}>{above.name}</a>
            </p>
          )}
          <h1>
            {logo ? (
              <img
                className={styles.logo}
                data-logo={logo.layout}
                src={toImageAddress(logo.picture, 640, 'fit')}
                alt={title}
                fetchPriority="high"
              />
            ) : (
              headline
            )}
          </h1>
          {tagline && <p className={styles.tagline}>{tagline}</p>}
          <div className={styles.facts}>
            {isEnded && <span className={styles.ended}>จบแล้ว</span>}
            {schedule && <span>{schedule}</span>}
            <AccessMarks marks={access} />
          </div>
          {next && (
            <p className={styles.next}>
              ตอนต่อไป <strong>{next.title}</strong>{' '}
              <time dateTime={new Date(next.at).toISOString()}>{formatDateTime(next.at)}</time>
            </p>
          )}
          {!isSmall && <Ways program={program} watch={watch} />}
        </div>
      </div>
    </header>
  );
}

/** What the programme announces (SPEC 2.14-07), where it can be watched, or why it cannot (SPEC 3.5-17, 3.5-32). */
function Ways({ program: { isRestricted, platform, banner }, watch }: Pick<ProgramHeadProps, 'program' | 'watch'>) {
  const only = platform?.isExclusive;
  const elsewhere = `ดู${only ? 'เฉพาะ' : ''}ที่ ${platform?.name}`;
  return (
    <>
      {banner?.text && <p className={styles.next}>{banner.text}</p>}
      {isRestricted && (
        <p className={styles.restricted}>
          รายการนี้มีข้อจำกัดด้านลิขสิทธิ์ จึงเปิดให้ดูย้อนหลังบนเว็บไซต์ไม่ได้ <a href="/live">ชมสด</a> ได้ตามเวลาออกอากาศ
        </p>
      )}
      <p className={styles.ways}>
        {watch && !isRestricted && !only && (
          <LinkButton href={watch.href}>
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
              <path d="M7 4v16l13-8z" fill="currentColor" />
            </svg>
            เริ่มดู<span className="visually-hidden"> {watch.title}</span>
          </LinkButton>
        )}
        {banner?.buttons.map(({ label, href }) => (
          <LinkButton key={label} outline href={href} {...toLinkTarget(href)}>
            {label}
          </LinkButton>
        ))}
        {platform?.href && (
          <LinkButton
            href={platform.href}
            outline={!only}
            look={only ? 'primary' : 'light'}
            {...toLinkTarget(platform.href)}
          >
            {elsewhere}
          </LinkButton>
        )}
        {platform && !platform.href && only && <span className={styles.only}>{elsewhere}</span>}
      </p>
    </>
  );
}
