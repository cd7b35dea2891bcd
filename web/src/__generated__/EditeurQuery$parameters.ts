/**
 * @generated SignedSource<<c3fce000ffad5bca2e733837f214026a>>
 * @relayHash 594c93c52ba7e7aff77e339dc250cc59
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b9cfc10af44aa969b2ba643cdbc88b821dd16a47e567a4af383db54c010030ec

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditeurQuery } from './EditeurQuery.graphql';

const node: PreloadableConcreteRequest<EditeurQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b9cfc10af44aa969b2ba643cdbc88b821dd16a47e567a4af383db54c010030ec",
    "metadata": {},
    "name": "EditeurQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
