/** Whether the demo has a scene of that name. */
export const hasPicture = async (name: string): Promise<boolean> => (await findScene(name)) !== undefined;

/** The picture of a scene as WebP, by the scene's name; undefined when there is no such scene. */
export async function drawPicture(name: string): Promise<Buffer | undefined> {
  const scene = await findScene(name);
  if (!scene) return undefined;
  const { renderPicture } = await import('./pictures/render.ts');
  return renderPicture(scene());
}

/** Loads the scenes only with the first picture, because they are large. */
async function findScene(name: string) {
  const { PICTURES } = await import('./pictures/index.ts');
  return Object.hasOwn(PICTURES, name) ? PICTURES[name] : undefined;
}
