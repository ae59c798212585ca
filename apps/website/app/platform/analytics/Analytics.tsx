import { useEffect, useState } from 'react';
import { createLazyPart } from '../../ui/index.ts';
import { useConsent } from '../consent/index.ts';

// a page whose measuring code cannot be loaded is not measured
const Measurement = createLazyPart(() => import('./measuring/Measurement.tsx'));

/** Measures how readers who have consented use the site (SPEC 6-02). None of its code is loaded before the page is. */
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
