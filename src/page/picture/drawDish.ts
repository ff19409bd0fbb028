const LIGHT = __LIGHT__;
const CLOTH_TOP = 0.7;
const CHECK = 30;
const CHECK_OPACITY = 0.16;
const VESSEL_WIDTH = 560;
const STAND = 44;
const PEN_WIDTH = 2.8;

/** Draws the dish's picture that is on the page, but always in the light paints. */
export function drawDish(context: CanvasRenderingContext2D, width: number, height: number): void {
  const picture = document.querySelector('.dish-picture');
  const vessel = picture?.querySelector('svg');
  if (!picture || !vessel) throw new Error('The dish has no picture');
  const ground = [...picture.classList].find((name) => name in LIGHT) ?? '';
  context.fillStyle = LIGHT[ground] ?? '';
  context.fillRect(0, 0, width, height);
  drawCloth(context, CLOTH_TOP * height, width, height);
  const { x, y, width: units, height: rows } = vessel.viewBox.baseVal;
  const scale = VESSEL_WIDTH / units;
  context.save();
  context.translate((width - VESSEL_WIDTH) / 2 - x * scale, height - STAND - (y + rows) * scale);
  context.scale(scale, scale);
  context.lineWidth = PEN_WIDTH;
  for (const part of vessel.children) drawShape(context, part, LIGHT.pen);
  context.restore();
}

function drawCloth(context: CanvasRenderingContext2D, top: number, width: number, bottom: number): void {
  const { basil = '', card = '', pen = '' } = LIGHT;
  context.fillStyle = card;
  context.fillRect(0, top, width, bottom - top);
  context.fillStyle = basil;
  context.globalAlpha = CHECK_OPACITY;
  for (let x = CHECK; x < width; x += 2 * CHECK) context.fillRect(x, top, CHECK, bottom - top);
  for (let y = top + CHECK; y < bottom; y += 2 * CHECK) context.fillRect(0, y, width, CHECK);
  context.globalAlpha = 1;
  context.fillStyle = pen;
  context.fillRect(0, top, width, CHECK / 8);
}

/** Draws an SVG element, including the symbols that it uses. The class of a path names its paint, as in `foods.svg`. */
export function drawShape(context: CanvasRenderingContext2D, shape: Element, pen = ''): void {
  const number = (name: string) => Number(shape.getAttribute(name));
  const paint = LIGHT[`paint-${shape.getAttribute('class')}`];
  const { opacity, strokeWidth } = getComputedStyle(shape);
  const used = document.querySelector<SVGSymbolElement>(shape.getAttribute('href') ?? 'no-symbol');
  context.save();
  for (const { matrix } of Array.from((shape as Partial<SVGGraphicsElement>).transform?.baseVal ?? []))
    context.transform(matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f);
  context.translate(number('x'), number('y'));
  if (used?.viewBox) {
    const scale = number('width') / used.viewBox.baseVal.width;
    context.scale(scale, scale);
  }
  const path = new Path2D(shape.getAttribute('d') ?? '');
  if (number('r')) path.arc(number('cx'), number('cy'), number('r'), 0, 2 * Math.PI);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.globalAlpha = Number(opacity);
  context.strokeStyle = shape.matches('.stripe') ? (LIGHT['paint-rim'] ?? '') : pen;
  if (Number.parseFloat(strokeWidth) > 1) context.lineWidth = Number.parseFloat(strokeWidth);
  if (paint) {
    context.fillStyle = paint;
    context.fill(path);
  }
  context.stroke(path);
  for (const part of used ? [used] : shape.children) drawShape(context, part, pen);
  context.restore();
}
