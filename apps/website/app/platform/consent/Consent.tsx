import { createLazyPart } from '../../ui/index.ts';
import styles from './Consent.module.css';
import { useConsentQuestion } from './consentState.ts';

// most readers answered long ago; a page that cannot load the question does without it
const ConsentBanner = import.meta.env.SSR
  ? (await import('./ConsentBanner.tsx')).default
  : createLazyPart(() => import('./ConsentBanner.tsx'));

/**
 * Asks for consent: readers who have not answered, from the page's first paint on, and readers who open the settings.
 */
export function Consent() {
  const question = useConsentQuestion();
  return (
    <>
      {import.meta.env.SSR ? (
        <div className={styles.asked}>
          <ConsentBanner isReopened={false} styles={styles} />
        </div>
      ) : (
        // browsers leave what the page came with as it is
        // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set
        <div className={styles.asked} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
      )}
      {question && <ConsentBanner isReopened={question === 'reopened'} styles={styles} />}
    </>
  );
}
