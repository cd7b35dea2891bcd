/**
 * @generated SignedSource<<9a509da628b29313314d073b183287f9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type projet_item$data = {
  readonly annee: number | null | undefined;
  readonly category: string | null | undefined;
  readonly client: string | null | undefined;
  readonly description: string | null | undefined;
  readonly descriptionRecherche: string | null | undefined;
  readonly documents: ReadonlyArray<{
    readonly media: string;
    readonly name: string;
    readonly size: number;
    readonly titre: string;
  }>;
  readonly galerie: ReadonlyArray<{
    readonly avant: boolean;
    readonly image: {
      readonly alt: string | null | undefined;
      readonly focalX: number | null | undefined;
      readonly focalY: number | null | undefined;
      readonly height: number;
      readonly media: string;
      readonly url: string;
      readonly width: number;
    };
    readonly legende: string | null | undefined;
  }>;
  readonly image: {
    readonly alt: string | null | undefined;
    readonly focalX: number | null | undefined;
    readonly focalY: number | null | undefined;
    readonly url: string;
  } | null | undefined;
  readonly latitude: number | null | undefined;
  readonly lieu: string | null | undefined;
  readonly longitude: number | null | undefined;
  readonly maitreOeuvre: string | null | undefined;
  readonly nom: string;
  readonly partage: {
    readonly alt: string | null | undefined;
    readonly focalX: number | null | undefined;
    readonly focalY: number | null | undefined;
    readonly url: string;
  } | null | undefined;
  readonly prix: string | null | undefined;
  readonly resultat: string | null | undefined;
  readonly slug: string;
  readonly titreRecherche: string | null | undefined;
  readonly " $fragmentType": "projet_item";
};
export type projet_item$key = {
  readonly " $data"?: projet_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"projet_item">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "projet_item"
};

(node as any).hash = "052d7d0bcf50297b6239967532a20dd1";

export default node;
