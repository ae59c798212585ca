import { useEffect, useState } from 'react';
import { createLazyPart } from '../../ui/index.ts';
import { useConsent } from '../consent/index.ts';

// one whose measuring cannot be loaded is not measured
const Measurement = createLazyPart(() => import('./measuring/Measurement.tsx'));

/**
 * Measures how the site is used, of who has agreed (SPEC 6-02) and when the page has come: nothing is loaded for it
 * before.
 */
export function Analytics() {
  const hasAgreed = useConsent() === 'accepted';
  const [hasCome, setCome] = useState(false);
  useEffect(() => {
    const come = () => setCome(true);
    if (document.readyState === 'complete') return come();
    addEventListener('load', come);
    return () => removeEventListener('load', come);
  }, []);
  return hasAgreed && hasCome && <Measurement />;
}
