/** One soft chime when it is the person's turn; off unless she turned sounds on. */
import { kept } from "./storage";

let audio: AudioContext | null = null;

export function chime() {
  if (kept("sounds") !== "on") return;
  audio ??= new AudioContext();
  const now = audio.currentTime;
  for (const [at, pitch] of [[0, 523], [0.12, 784]] as const) {
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(0, now + at);
    gain.gain.linearRampToValueAtTime(0.08, now + at + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.0001, now + at + 0.4);
    tone.connect(gain).connect(audio.destination);
    tone.start(now + at);
    tone.stop(now + at + 0.45);
  }
}
