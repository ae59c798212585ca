import { formatDuration } from '@sala/thai';
import { useEffect, useRef, useState } from 'react';
import styles from './Frame.module.css';
import { loadPlayback, type PlaybackModule } from './loadPlayback.ts';
import { NativeVideo } from './NativeVideo.tsx';
import { preloadEngine } from './playback/streams/engine.ts';
import { VideoPoster } from './VideoPoster.tsx';
import type { VideoSource } from './videoSource.ts';

interface VideoPlayerProps {
  source: VideoSource;
  /** Is called once for each video source, when it begins to play. */
  onPlay?: () => void;
  /** Is called when it has been played to its end. */
  onEnd?: () => void;
  /** The player is loaded with the page, not when it is pressed. */
  eager?: boolean;
}

/**
 * Plays a video or a channel. The server renders its poster and its button; the player itself loads when the viewer
 * presses it, that of a channel at once. Playback goes on when the video source changes.
 */
export function VideoPlayer({ source, onPlay, onEnd, eager = false }: VideoPlayerProps) {
  const { title, aspect = 'wide', isLive = false, isNews, durationSeconds } = source;
  const video = useRef<HTMLVideoElement>(null);
  const frame = useRef<HTMLElement>(null);
  const [loaded, setLoaded] = useState<PlaybackModule | null>(null);
  const [stage, setStage] = useState<'poster' | 'wanted' | 'failed'>('poster');
  const [hasPicture, setHasPicture] = useState(false);
  const played = useRef('');

  const load = () => {
    preloadEngine(source.src);
    return loadPlayback().then(setLoaded);
  };
  const begin = () => {
    setStage('wanted');
    // within the press: a phone lets an element sound later only if its play() was called during a press
    if (!isLive) video.current?.play().catch(() => {});
    load().catch(() => setStage('failed'));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is there
  useEffect(() => {
    if (isLive) begin();
    // a press tries to load it again
    else if (eager) load().catch(() => {});
  }, []);

  const isShown = stage === 'wanted' && loaded !== null;
  return (
    <section
      className={styles.frame}
      data-aspect={aspect}
      data-theme="dark"
      data-video-player
      data-play-event={isLive ? 'livePlays' : isNews ? undefined : 'programPlays'}
      data-video={source.id}
      aria-label={`เครื่องเล่นวิดีโอ: ${title}`}
      ref={frame}
      tabIndex={-1}
    >
      {/* biome-ignore lint/a11y/useMediaCaption: captions come with the stream */}
      <video
        className={`${styles.video} needs-script`}
        aria-label={title}
        playsInline
        preload="none"
        tabIndex={-1}
        ref={video}
        onEnded={onEnd}
        onPlaying={() => {
          setHasPicture(true);
          if (played.current === source.id) return;
          played.current = source.id;
          onPlay?.();
        }}
      />
      {!hasPicture && <VideoPoster poster={source.poster} aspect={aspect} />}
      {!isShown && (
        <button
          type="button"
          className={`${styles.begin} needs-script`}
          aria-label={`เล่นวิดีโอ: ${title}`}
          aria-busy={stage === 'wanted'}
          onClick={begin}
          onPointerEnter={eager || isLive ? undefined : () => void loadPlayback().catch(() => {})}
        >
          <span className={styles.sign} data-busy={stage === 'wanted'} />
          {durationSeconds > 0 && <span className={styles.length}>{formatDuration(durationSeconds)}</span>}
        </button>
      )}
      {/* always there: screen readers announce what enters a live region, not a region that comes with its text */}
      <p className={styles.word} role="status">
        {stage === 'failed'
          ? 'เปิดเครื่องเล่นไม่สำเร็จ โปรดตรวจสอบการเชื่อมต่ออินเทอร์เน็ต แล้วกดเล่นอีกครั้ง หรือโหลดหน้านี้ใหม่'
          : stage === 'wanted' && !loaded && 'กำลังเปิดเครื่องเล่น…'}
      </p>
      {isShown && video.current && frame.current && (
        <loaded.PlaybackView video={video.current} frame={frame.current} source={source} />
      )}
      <NativeVideo {...source} posterWidth={1280} className={styles.video}>
        <p className={styles.hint}>
          ถ้า{isLive ? 'ช่องนี้' : 'วิดีโอนี้'}ไม่เล่น โปรดเปิดใช้จาวาสคริปต์ หรือ <a href={source.src}>เปิดด้วยโปรแกรมเล่นวิดีโอของท่าน</a>
        </p>
      </NativeVideo>
    </section>
  );
}
