import type { Container, ContentImage, Widget } from './container.ts';
import type { CollectionHeader } from './content.repository.ts';
import { presentMeta } from './present-meta.ts';
import { resolveReferences, type ReferenceTargets } from './references.rules.ts';

/** The widths that pictures of content are made in. */
const imageWidths = [320, 480, 640, 960, 1280, 1600, 1920];

/** A page or the content of an area, as the contract's PageWidgetCollectionType. */
export function presentCollection(
  header: CollectionHeader,
  containers: readonly Container[],
  targets: ReferenceTargets,
) {
  const { collectionId: id, areaName, areaIndex } = header;
  return {
    id,
    name: header.name,
    title: header.title,
    familyName: header.familyName,
    tags: header.tags,
    meta: presentMeta({ title: header.metaTitle, description: header.metaDescription }),
    pageArea: areaName === null ? null : { id, name: areaName, index: areaIndex ?? 0 },
    containers: containers.map((container, index) => presentContainer(container, `${id}`, index + 1, targets)),
  };
}

function presentContainer(container: Container, owner: string, place: number, targets: ReferenceTargets) {
  return {
    id: Number(owner) * 100 + place,
    name: container.name,
    sortOrder: place,
    classNames: container.classNames ?? [],
    layout: container.layout,
    responsiveMode: container.responsiveMode,
    design: container.design,
    widgets: container.widgets
      .flatMap((widget) => presentWidget(widget, targets))
      .map((widget, index) => ({ ...widget, id: `${owner}-${place}-${index + 1}`, sortOrder: index + 1 })),
  };
}

/** A widget that leads to nothing any more is left out. */
function presentWidget({ name, size, classNames = [], images = [], configuration }: Widget, targets: ReferenceTargets) {
  const resolved = resolveReferences(configuration, targets);
  if (resolved === null) return [];
  return {
    name,
    type: `${name.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase())}PageWidget`,
    size,
    classNames,
    images: images.map(presentImage),
    configuration: JSON.stringify(resolved),
  };
}

function presentImage({ fileName, width, height }: ContentImage) {
  const sized = (imageWidth: number) => ({
    imageWidth,
    imageHeight: Math.round((imageWidth * height) / width),
    imageRatio: width / height,
  });
  return {
    fileName,
    largestSize: sized(width),
    sizes: imageWidths.filter((made) => made <= width).map(sized),
  };
}
