// Everything a type needs to draw itself.
export * from './colour.ts';
export * from './draw.ts';
export * from './extent.ts';
export * from './light.ts';
export * from './maths.ts';
export * from './scene.ts';
export * from './surface.ts';
export * as texture from './texture.ts';
export * from './mesh.ts';
export * from './lathe.ts';
export * from './solids.ts';
