import { Picture, TallPicture } from '../../ui/index.ts';
import styles from './Frame.module.css';
import type { VideoSource } from './videoSource.ts';

/** The poster of a video, in its aspect ratio, so that nothing moves when the video loads. */
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
