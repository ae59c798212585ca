import { Picture, TallPicture } from '../../ui/index.ts';
import styles from './Frame.module.css';
import type { VideoSource } from './videoSource.ts';

/** The picture of something that is watched, in its ratio, so that nothing moves when the video comes. */
export function VideoPoster({ poster, aspect = 'wide' }: Pick<VideoSource, 'poster' | 'aspect'>) {
  return (
    <div className={styles.poster}>
      {aspect === 'tall' ? (
        <TallPicture src={poster} alt="" maxImgSize={360} eager />
      ) : (
        <Picture src={poster} alt="" maxImgSize={1280} eager />
      )}
    </div>
  );
}
