export const STUDIO_PATH = '/app/studio';
export const PROJECT_PATH = `${STUDIO_PATH}/$projectId`;
