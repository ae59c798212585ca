import type { HeroBanner } from '@sala/contracts';
import { toProgramPath } from '../../components/programCards/index.ts';
import { toHeadline } from '../../platform/headlines/index.ts';

/**
 * A banner, its words set as a headline's, with the addresses of its pictures, empty for none; a button leads to a page
 * of this site, or elsewhere.
 */
export interface Banner {
  title: string;
  subtitle: string;
  picture: string;
  mobilePicture: string;
  logo: string;
  primary: { label: string; href: string } | null;
  secondary: { label: string; href: string } | null;
}

type BannerSource = Pick<
  HeroBanner,
  'title' | 'subtitle' | 'picture' | 'mobilePicture' | 'logo' | 'primary' | 'secondary'
>;

/** A banner for a page of programmes (SPEC 3.5-44 to 3.5-47). */
export function toBanner({ title, subtitle, picture, mobilePicture, logo, primary, secondary }: BannerSource): Banner {
  const own = (button: HeroBanner['primary']) => button && { ...button, href: toProgramPath(button.href) };
  return {
    title: toHeadline(title),
    subtitle: toHeadline(subtitle),
    picture: picture?.url ?? '',
    mobilePicture: mobilePicture?.url ?? '',
    logo: logo?.url ?? '',
    primary: own(primary),
    secondary: own(secondary),
  };
}
