export { Button, LinkButton } from './Button.tsx';
export { type ImageWidth, imageAddress, pictureAddress } from './imageAddress.ts';
export { ListNav } from './ListNav.tsx';
export { Notice } from './Notice.tsx';
export { PageTitle } from './PageTitle.tsx';
export { Picture, TallPicture } from './Picture.tsx';
export { SectionHeading } from './SectionHeading.tsx';
export { TagList } from './TagList.tsx';
export { useNear } from './useNear.ts';
