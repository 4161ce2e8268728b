// Joint non-local means: a pixel becomes the mean of those near it whose surface and light look alike.
// Surfaces are compared by guides (normal, albedo, depth), light by small patches of its logarithm.
#include <math.h>
#include <stddef.h>

typedef struct {
  const float *image, *guides, *light;
  int width, height, guide_count, radius;
  float patch_weight, guide_weight;
} Filter;

static float guide_distance(const Filter *f, size_t here, size_t there) {
  const float *a = f->guides + here * f->guide_count, *b = f->guides + there * f->guide_count;
  float sum = 0;
  for (int k = 0; k < f->guide_count; k++) sum += (a[k] - b[k]) * (a[k] - b[k]);
  return sum * f->guide_weight;
}

static float patch_distance(const Filter *f, int x, int y, int u, int v) {
  float sum = 0;
  int count = 0;
  for (int dy = -1; dy <= 1; dy++) {
    if (y + dy < 0 || y + dy >= f->height || v + dy < 0 || v + dy >= f->height) continue;
    for (int dx = -1; dx <= 1; dx++) {
      if (x + dx < 0 || x + dx >= f->width || u + dx < 0 || u + dx >= f->width) continue;
      const float *a = f->light + ((size_t)(y + dy) * f->width + x + dx) * 3;
      const float *b = f->light + ((size_t)(v + dy) * f->width + u + dx) * 3;
      for (int k = 0; k < 3; k++) sum += (a[k] - b[k]) * (a[k] - b[k]);
      count++;
    }
  }
  return sum / count * f->patch_weight;
}

static void smooth_pixel(const Filter *f, int x, int y, float *out) {
  size_t here = (size_t)y * f->width + x;
  float sum[3] = {0, 0, 0}, weights = 0;
  for (int v = y - f->radius; v <= y + f->radius; v++) {
    if (v < 0 || v >= f->height) continue;
    for (int u = x - f->radius; u <= x + f->radius; u++) {
      if (u < 0 || u >= f->width) continue;
      size_t there = (size_t)v * f->width + u;
      float distance = guide_distance(f, here, there);
      if (distance > 6) continue;
      distance += patch_distance(f, x, y, u, v);
      if (distance > 8) continue;
      float weight = expf(-distance);
      for (int k = 0; k < 3; k++) sum[k] += weight * f->image[there * 3 + k];
      weights += weight;
    }
  }
  for (int k = 0; k < 3; k++) out[here * 3 + k] = sum[k] / weights;
}

void smooth(const float *image, const float *guides, const float *light, float *out, int width, int height,
            int guide_count, int radius, float patch_weight, float guide_weight) {
  Filter filter = {image, guides, light, width, height, guide_count, radius, patch_weight, guide_weight};
#pragma omp parallel for schedule(dynamic, 8) num_threads(2)
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++) smooth_pixel(&filter, x, y, out);
}
