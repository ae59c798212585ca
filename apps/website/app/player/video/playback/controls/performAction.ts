import type { PlayerController } from '../playerController.ts';
import { SPEEDS } from '../settings.ts';
import { type Action, LEAP_SECONDS } from './keys.ts';

/** Performs the action of a key or a button. Returns what was done, in words, where nothing else shows it. */
export function performAction(player: PlayerController, action: Action): string {
  const { video, live } = player;
  const { isMuted, captions, settings, duration } = player.state();
  switch (action.type) {
    case 'togglePlay':
      if (video.paused) player.play();
      else player.pause();
      return '';
    case 'toggleMute':
      player.setMuted(!isMuted);
      return isMuted ? 'เปิดเสียง' : 'ปิดเสียง';
    case 'toggleCaptions':
      if (captions === 'none') return 'วิดีโอนี้ไม่มีคำบรรยาย';
      player.set({ isCaptioned: captions === 'off' });
      return captions === 'off' ? 'แสดงคำบรรยาย' : 'ซ่อนคำบรรยาย';
    case 'toggleFullscreen':
      player.toggleFullscreen();
      return '';
    case 'seekBy':
      player.seekTo(video.currentTime + action.seconds);
      return `${action.seconds < 0 ? 'ย้อนกลับ' : 'ข้ามไป'} ${Math.abs(action.seconds)} วินาที`;
    case 'seekToShare':
      player.seekTo(toSecond(action.share, live(), duration));
      return '';
    case 'volumeBy': {
      const volume = Math.round(Math.min(1, Math.max(0, settings.volume + action.share)) * 100);
      player.set({ volume: volume / 100 });
      return `ระดับเสียง ${volume}%`;
    }
    case 'speedBy': {
      // a live stream has no other speed
      const speed = live() ? undefined : SPEEDS[SPEEDS.indexOf(settings.speed) + action.steps];
      if (speed === undefined) return '';
      player.set({ speed });
      return `ความเร็ว ${speed}×`;
    }
  }
}

/** The second at a share of the video; at the very end the next video would begin, so it stops before that. */
function toSecond(share: number, window: { from: number; to: number } | null, duration: number): number {
  if (window) return window.from + (window.to - window.from) * share;
  return share === 1 ? duration - LEAP_SECONDS : duration * share;
}
