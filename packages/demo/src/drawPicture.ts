/** The picture of a scene as WebP, by the scene's name; undefined when there is no such scene. */
export async function drawPicture(name: string): Promise<Buffer | undefined> {
  // the scenes, and what turns them into pixels, are loaded by the first picture
  const { PICTURES } = await import('./pictures/index.ts');
  const scene = Object.hasOwn(PICTURES, name) ? PICTURES[name] : undefined;
  if (!scene) return undefined;
  const { renderPicture } = await import('./pictures/render.ts');
  return renderPicture(scene());
}
