"""Small procedural studio: shapes, materials, light, camera, denoise. MIT licence. Units: centimetres."""
import bpy, bmesh, math, random, os, sys, time, ctypes, tempfile
import numpy as np
from mathutils import Vector, Matrix, noise

pi = math.pi
HERE = os.path.dirname(os.path.abspath(__file__))
S = lambda: bpy.context.scene

# ---------------------------------------------------------------- scene
def clear():
    for c in (bpy.data.objects, bpy.data.meshes, bpy.data.curves, bpy.data.lights, bpy.data.cameras,
              bpy.data.materials, bpy.data.worlds, bpy.data.images):
        for x in list(c):
            c.remove(x)
    random.seed(7)
    _mats.clear()

def link(o, mat=None):
    S().collection.objects.link(o)
    if mat: o.data.materials.append(mat)
    return o

def xf(o, loc=(0, 0, 0), rot=(0, 0, 0), scale=1):
    """apply a transform after the present one"""
    if isinstance(scale, (int, float)): scale = (scale,) * 3
    from mathutils import Euler
    M = Matrix.Translation(loc) @ Euler(rot).to_matrix().to_4x4() @ Matrix.Diagonal((*scale, 1))
    for x in (o if isinstance(o, (list, tuple)) else [o]):
        x.matrix_world = M @ x.matrix_world
    return o

def place(fn, loc=(0, 0, 0), rotz=0, scale=1, *a, **k):
    before = set(S().objects)
    fn(*a, **k)
    bpy.context.view_layer.update()
    new = [o for o in S().objects if o not in before]
    xf(new, loc, (0, 0, rotz), scale)
    return new

def mesh(verts, faces, mat=None, smooth=True, uv=None, name='m', angle=None, wn=False):
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(v) for v in verts], [], [tuple(f) for f in faces])
    me.update()
    bm = bmesh.new(); bm.from_mesh(me)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(me); bm.free()
    if uv is not None:
        l = me.uv_layers.new(name='UV')
        for i, lp in enumerate(me.loops): l.data[i].uv = uv[lp.vertex_index]
    if smooth: me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    o = link(bpy.data.objects.new(name, me), mat)
    if angle:
        me.use_auto_smooth = True; me.auto_smooth_angle = math.radians(angle)
    return o

def mod(o, kind, **k):
    m = o.modifiers.new(kind, kind)
    for a, b in k.items(): setattr(m, a, b)
    return m

def boxuv(o):
    me = o.data
    l = me.uv_layers.get('UV') or me.uv_layers.new(name='UV')
    for p in me.polygons:
        n = [abs(c) for c in p.normal]; ax = n.index(max(n))
        i, j = [(1, 2), (0, 2), (0, 1)][ax]
        for li in p.loop_indices:
            co = me.vertices[me.loops[li].vertex_index].co
            l.data[li].uv = (co[i], co[j])
    return o

# ---------------------------------------------------------------- profiles
def fillet(pts, n=6, closed=False):
    out = []; N = len(pts)
    for i, p in enumerate(pts):
        r = p[2] if len(p) > 2 else 0
        if r == 0 or (not closed and i in (0, N - 1)):
            out.append((p[0], p[1])); continue
        b = Vector(p[:2]); a = Vector(pts[i - 1][:2]); c = Vector(pts[(i + 1) % N][:2])
        u, v = a - b, c - b; lu, lv = u.length, v.length
        if lu < 1e-9 or lv < 1e-9: out.append(tuple(b)); continue
        u /= lu; v /= lv
        ang = math.acos(max(-1, min(1, u.dot(v))))
        d = min(r / max(math.tan(ang / 2), 1e-4), .49 * lu, .49 * lv)
        p0, p2 = b + u * d, b + v * d
        for k in range(n + 1):
            t = k / n
            out.append(tuple(p0 * (1 - t) ** 2 + b * 2 * t * (1 - t) + p2 * t * t))
    return out

def catmull(pts, n=8, closed=False):
    P = [np.array(p, float) for p in pts]; out = []; N = len(P)
    for i in range(N if closed else N - 1):
        g = (lambda k: P[k % N]) if closed else (lambda k: P[max(0, min(N - 1, k))])
        p0, p1, p2, p3 = g(i - 1), g(i), g(i + 1), g(i + 2)
        for k in range(n):
            t = k / n
            out.append(.5 * (2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t + (3 * p1 - p0 - 3 * p2 + p3) * t ** 3))
    if not closed: out.append(P[-1])
    return [tuple(o) for o in out]

def lathe(prof, mat=None, seg=96, name='lathe', warp=None, sx=1, sy=1):
    """revolve (r,z) around z; warp(x,y,z)->xyz optional"""
    verts, faces, rings, uv = [], [], [], []
    L = 0; last = None
    for r, z in [(p[0], p[1]) for p in prof]:
        if last: L += math.hypot(r - last[0], z - last[1])
        last = (r, z)
        if r < 1e-5:
            rings.append([len(verts)]); verts.append((0, 0, z)); uv.append((0, L))
        else:
            ring = []
            for k in range(seg):
                a = 2 * pi * k / seg
                ring.append(len(verts)); verts.append((r * math.cos(a) * sx, r * math.sin(a) * sy, z)); uv.append((a * r, L))
            rings.append(ring)
    for A, B in zip(rings, rings[1:]):
        if len(A) == 1 and len(B) == 1: continue
        for k in range(seg):
            j = (k + 1) % seg
            if len(A) == 1: faces.append((A[0], B[k], B[j]))
            elif len(B) == 1: faces.append((A[k], B[0], A[j]))
            else: faces.append((A[k], B[k], B[j], A[j]))
    if warp: verts = [warp(*v) for v in verts]
    return mesh(verts, faces, mat, uv=uv, name=name, angle=50)

def resample(pts, n):
    P = np.array(pts, float); L = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(P, axis=0), axis=1))])
    keep = np.concatenate([[True], np.diff(L) > 1e-6]); P, L = P[keep], L[keep]
    t = np.linspace(0, L[-1], n)
    return np.stack([np.interp(t, L, P[:, k]) for k in range(P.shape[1])], 1)

def vessel(outer, t, mat, seg=96, rim=None, foot=.15, **k):
    """outer (r,z) polyline from foot to rim; wall thickness t; open top, rounded rim"""
    o = [(0, foot * 1.2), (outer[0][0] * .8, foot * 1.2), (outer[0][0] * .86, 0)] if foot else [(0, outer[0][1])]
    O = resample([p[:2] for p in outer], 72)
    d = np.gradient(O, axis=0); nrm = np.stack([d[:, 1], -d[:, 0]], 1); nrm /= np.linalg.norm(nrm, axis=1)[:, None] + 1e-9
    I = O - nrm * t
    I[:, 0] = np.maximum(I[:, 0], 0)
    I = [p for p in I if p[1] >= outer[0][1] + t * .9]
    top = O[-1]; it = I[-1]
    mid = [(top + (it - top) * .5 + (0 if abs(top[0]-it[0])<0 else 1) * np.array([nrm[-1][1], -nrm[-1][0]]) * 0 + d[-1] / (np.linalg.norm(d[-1]) + 1e-9) * t * .5)]
    # round rim
    rimp = []
    c = (top + it) / 2; ax = (top - it) / 2; up = d[-1] / (np.linalg.norm(d[-1]) + 1e-9) * t / 2
    for a in np.linspace(0, pi, 9)[1:-1]:
        rimp.append(c + ax * math.cos(a) + up * math.sin(a))
    prof = o + [tuple(p) for p in O] + [tuple(p) for p in rimp] + [tuple(p) for p in I[::-1]]
    last = I[0]
    prof += [(max(last[0] - t * .5, .01), outer[0][1] + t * 1.05), (0, outer[0][1] + t)]
    return lathe(prof, mat, seg, **k)

def circle(n=20): return [(math.cos(2 * pi * k / n), math.sin(2 * pi * k / n)) for k in range(n)]
def rrect(w, h, r, n=5): return fillet([(-w / 2, -h / 2, r), (w / 2, -h / 2, r), (w / 2, h / 2, r), (-w / 2, h / 2, r)], n, True)

def sweep(path, mat=None, r=1.0, sec=None, cyclic=False, up=None, cap=True, name='sweep', capr=None):
    """sweep a section along path (list of 3-vectors). r: radius or function(t). rounded caps."""
    P = [Vector(p) for p in path]; sec = sec or circle()
    n = len(P); rf = r if callable(r) else (lambda t: r)
    T = []
    for i in range(n):
        a = P[(i - 1) % n] if cyclic or i > 0 else P[i]; b = P[(i + 1) % n] if cyclic or i < n - 1 else P[i]
        T.append((b - a).normalized())
    N = Vector(up) if up else (Vector((0, 0, 1)) if abs(T[0].z) < .9 else Vector((1, 0, 0)))
    frames = []
    for i in range(n):
        if up: N = Vector(up)
        N = (N - T[i] * N.dot(T[i])).normalized(); frames.append((T[i].cross(N), N))
    verts, faces, uv = [], [], []
    L = [0]
    for i in range(1, n): L.append(L[-1] + (P[i] - P[i - 1]).length)
    rings = []
    def ring(c, fr, s, l):
        rr = []; peri = 0
        for k, q in enumerate(sec):
            if k: peri += math.hypot(q[0] - sec[k - 1][0], q[1] - sec[k - 1][1])
            rr.append(len(verts)); verts.append(c + fr[0] * q[0] * s + fr[1] * q[1] * s); uv.append((l, peri))
        rings.append(rr)
    ext = max(max(abs(q[1]) for q in sec), 1e-4) if capr is None else capr
    if cap and not cyclic:
        for a in np.linspace(pi / 2 * .97, .15, 5):
            s = rf(0); ring(P[0] - T[0] * math.sin(a) * s * ext, frames[0], s * math.cos(a), 0)
    for i in range(n): ring(P[i], frames[i], rf(i / max(1, n - 1)), L[i])
    if cap and not cyclic:
        for a in np.linspace(.15, pi / 2 * .97, 5):
            s = rf(1); ring(P[-1] + T[-1] * math.sin(a) * s * ext, frames[-1], s * math.cos(a), L[-1])
    m = len(sec)
    R = rings + ([rings[0]] if cyclic else [])
    for A, B in zip(R, R[1:]):
        for k in range(m):
            j = (k + 1) % m; faces.append((A[k], A[j], B[j], B[k]))
    if not cyclic:
        faces.append(tuple(rings[0])); faces.append(tuple(reversed(rings[-1])))
    return mesh(verts, faces, mat, uv=uv, name=name, angle=60)

def box(sx, sy, sz, mat=None, loc=(0, 0, 0), rot=(0, 0, 0), bev=.2, seg=4, uv=False, sub=0):
    """centre at loc"""
    v = [(x * sx / 2, y * sy / 2, z * sz / 2) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)]
    f = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    o = mesh(v, f, mat, name='box', angle=45)
    if uv: boxuv(o)
    if bev: mod(o, 'BEVEL', width=min(bev, .49 * min(sx, sy, sz)), segments=seg, harden_normals=True, limit_method='NONE')
    return xf(o, loc, rot)

def extrude(poly, h, mat=None, bev=.1, loc=(0, 0, 0), rot=(0, 0, 0), seg=4):
    """extrude xy polygon by h along z, bevelled"""
    n = len(poly)
    v = [(p[0], p[1], 0) for p in poly] + [(p[0], p[1], h) for p in poly]
    f = [tuple(range(n)), tuple(range(n, 2 * n))] + [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)]
    o = mesh(v, f, mat, angle=40)
    if bev: mod(o, 'BEVEL', width=bev, segments=seg, harden_normals=True, limit_method='ANGLE', angle_limit=math.radians(40))
    return xf(o, loc, rot)

def cyl(r, h, mat=None, bev=.2, loc=(0, 0, 0), rot=(0, 0, 0), seg=96, r2=None):
    r2 = r if r2 is None else r2
    o = lathe(fillet([(0, 0), (r, 0, bev), (r2, h, bev), (0, h)]), mat, seg)
    return xf(o, loc, rot)

def ball(r, mat=None, loc=(0, 0, 0), sz=1, seg=64):
    o = lathe([(r * math.sin(a), -r * math.cos(a) * sz) for a in np.linspace(0, pi, 40)], mat, seg)
    return xf(o, loc)

def grid(f, nu, nv, mat=None, thick=0, uvs=(1, 1), sub=0, name='grid'):
    verts, uv, faces = [], [], []
    for j in range(nv + 1):
        for i in range(nu + 1):
            verts.append(f(i / nu, j / nv)); uv.append((i / nu * uvs[0], j / nv * uvs[1]))
    for j in range(nv):
        for i in range(nu):
            a = j * (nu + 1) + i; faces.append((a, a + 1, a + nu + 2, a + nu + 1))
    o = mesh(verts, faces, mat, uv=uv, name=name)
    if thick: mod(o, 'SOLIDIFY', thickness=thick, offset=0)
    if sub: mod(o, 'SUBSURF', levels=sub, render_levels=sub)
    return o

def fold_stack(w, d, n, t, mat, seed=0, slack=.25, wob=.18, z0=0, sag=0, gap=.12, round_r=1.0):
    """a cloth folded n layers: path back and forth in x, extruded in y, thickness t"""
    rnd = random.Random(seed)
    pitch = t + gap; path = []
    for k in range(n):
        z = z0 + t / 2 + k * pitch
        x0, x1 = -w / 2 + rnd.uniform(-1, 1) * slack, w / 2 + rnd.uniform(-1, 1) * slack
        xs = np.linspace(x0, x1, 40)
        if k % 2: xs = xs[::-1]
        path += [(x, z) for x in xs]
        if k < n - 1:
            s = 1 if k % 2 == 0 else -1; xe = path[-1][0]
            for a in np.linspace(-pi / 2, pi / 2, 12)[1:-1]:
                path.append((xe + s * math.cos(a) * pitch * .62 * 1.1, z + pitch / 2 + math.sin(a) * pitch / 2))
    nv = 44
    ln = np.concatenate([[0], np.cumsum([math.dist(p, q) for p, q in zip(path, path[1:])])])
    verts, uv, faces = [], [], []
    H = n * pitch
    for j in range(nv + 1):
        v = j / nv; y = (v - .5) * d
        for i, (x, z) in enumerate(path):
            nz = noise.noise(Vector((x * .11, y * .11, seed + z * .5))) * wob + noise.noise(Vector((x * .4, y * .4, seed))) * wob * .25
            ed = noise.noise(Vector((x * .09, z * 1.3 + seed, 3 + (5 if v > .5 else 0)))) * slack * 1.6
            yy = y + ed * (2 * v - 1) * abs(2 * v - 1) ** 4
            rx = max(0, abs(x) - w * .32) / (w * .18); ry = max(0, abs(y) - d * .32) / (d * .18)
            dz = -sag * (min(1, rx) ** 2 + min(1, ry) ** 2) * (z - z0) / max(H, .1)
            verts.append((x + ed * .3, yy, max(t * .5, z + nz * min(1, (z - z0) / H + .15) + dz))); uv.append((ln[i], y))
    m = len(path)
    for j in range(nv):
        for i in range(m - 1):
            a = j * m + i; faces.append((a, a + 1, a + m + 1, a + m))
    o = mesh(verts, faces, mat, uv=uv, name='fold')
    mod(o, 'SOLIDIFY', thickness=t * .92, offset=0)
    mod(o, 'BEVEL', width=t * .4, segments=4, limit_method='ANGLE', angle_limit=math.radians(60))
    o.data.use_auto_smooth = False
    return o

# ---------------------------------------------------------------- materials
_mats = {}
def rgb(h):
    if not isinstance(h, str): return tuple(h)[:3]
    h = h.lstrip('#'); c = [int(h[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(x / 12.92 if x <= .04045 else ((x + .055) / 1.055) ** 2.4 for x in c)

class NT:
    def __init__(s, name):
        s.m = bpy.data.materials.new(name); s.m.use_nodes = True; s.t = s.m.node_tree
        s.b = s.t.nodes['Principled BSDF']; s.out = s.t.nodes['Material Output']
    def n(s, kind, **k):
        x = s.t.nodes.new('ShaderNode' + kind)
        for a, b in k.items():
            if a.startswith('i_'):
                key = a[2:]; x.inputs[int(key) if key.isdigit() else key.replace('_', ' ')].default_value = b
            else: setattr(x, a, b)
        return x
    def l(s, a, b): s.t.links.new(a, b)
    def set(s, **k):
        for a, v in k.items():
            i = s.b.inputs[a.replace('_', ' ')]
            i.default_value = (*v, 1) if isinstance(v, tuple) and len(v) == 3 else v
    def math(s, op, a, b=None, c=None):
        x = s.n('Math', operation=op)
        for i, v in enumerate((a, b, c)):
            if v is None: continue
            if isinstance(v, (int, float)): x.inputs[i].default_value = v
            else: s.l(v, x.inputs[i])
        return x.outputs[0]
    def mix(s, fac, a, b):
        x = s.n('MixRGB')
        for i, v in enumerate((fac, a, b)):
            if isinstance(v, (int, float)): x.inputs[i].default_value = v
            elif isinstance(v, tuple): x.inputs[i].default_value = (*v, 1)
            else: s.l(v, x.inputs[i])
        return x.outputs[0]
    def ramp(s, fac, stops):
        x = s.n('ValToRGB'); e = x.color_ramp.elements
        while len(e) < len(stops): e.new(.5)
        for el, (p, c) in zip(e, stops): el.position = p; el.color = (c, c, c, 1) if isinstance(c, (int, float)) else (*c, 1)
        s.l(fac, x.inputs[0]); return x.outputs[0]
    def coord(s, which='Object', scale=(1, 1, 1), rnd=True):
        tc = s.n('TexCoord').outputs[which]
        mp = s.n('Mapping', i_Scale=scale); s.l(tc, mp.inputs[0])
        if rnd:
            oi = s.n('ObjectInfo'); c = s.n('CombineXYZ')
            for i, k in enumerate((37, 91, 53)): s.l(s.math('MULTIPLY', oi.outputs['Random'], k), c.inputs[i])
            s.l(c.outputs[0], mp.inputs['Location'])
        return mp.outputs[0]
    def noise(s, vec, scale, detail=3, rough=.5, dist=0):
        x = s.n('TexNoise', i_Scale=scale, i_Detail=detail, i_Roughness=rough, i_Distortion=dist); s.l(vec, x.inputs['Vector']); return x.outputs['Fac']
    def bump(s, h, strength=.3, dist=.05, prev=None):
        x = s.n('Bump', i_Strength=strength, i_Distance=dist); s.l(h, x.inputs['Height'])
        if prev: s.l(prev, x.inputs['Normal'])
        s.l(x.outputs[0], s.b.inputs['Normal']); return x.outputs[0]

def memo(f):
    def g(*a, **k):
        key = (f.__name__, repr(a), repr(k))
        if key not in _mats: _mats[key] = f(*a, **k)
        return _mats[key]
    return g

@memo
def ceramic(col, rough=.22, coat=.35, speck=0, speckcol='#6b5744', vary=.05, bump=.02, matte=False):
    m = NT('ceramic'); c = rgb(col); v = m.coord()
    n = m.noise(v, .35, 3)
    lo = tuple(x * (1 - vary * 1.6) for x in c); hi = tuple(min(1, x * (1 + vary)) for x in c)
    col = m.mix(n, lo, hi)
    if speck:
        s = m.noise(v, 5.5, 2, .6); f = m.ramp(s, [(.665 - speck * .06, 0), (.70 - speck * .05, 1)])
        col = m.mix(m.math('MULTIPLY', f, .75), col, rgb(speckcol))
    m.l(col, m.b.inputs['Base Color'])
    m.set(Roughness=rough if not matte else .5, Clearcoat=0 if matte else coat, Clearcoat_Roughness=.08, Specular=.45)
    m.bump(m.noise(v, .8, 2), .25, bump * 4)
    return m.m

@memo
def metal(col, rough=.22, brush=None, bump=.035, aniso=0):
    m = NT('metal'); v = m.coord()
    m.set(Base_Color=rgb(col), Metallic=1.0, Roughness=rough)
    if brush:
        sc = {'x': (.06, 6, 6), 'y': (6, .06, 6), 'z': (6, 6, .06), 'r': (1, 1, 9)}[brush]
        b = m.noise(m.coord(scale=sc), 2.2, 3, .6)
        m.l(m.ramp(b, [(.25, max(rough - .07, .05)), (.75, rough + .1)]), m.b.inputs['Roughness'])
        m.bump(b, bump, .02)
    else:
        n = m.noise(v, .5, 3); m.l(m.ramp(n, [(.3, max(rough - .05, .03)), (.7, rough + .05)]), m.b.inputs['Roughness'])
    return m.m
def brass(rough=.24, brush=None): return metal((.62, .42, .20), rough, brush)
def steel(rough=.2, brush=None): return metal((.66, .65, .63), rough, brush)
def chrome(): return metal((.8, .8, .8), .08)

@memo
def paint(col, rough=.45, coat=0, bump=.0, spec=.5):
    m = NT('paint'); m.set(Base_Color=rgb(col), Roughness=rough, Clearcoat=coat, Clearcoat_Roughness=.1, Specular=spec)
    if bump: m.bump(m.noise(m.coord(), 9, 2), bump, .03)
    return m.m
def plastic(col, rough=.35): return paint(col, rough, 0, .08)
def enamel(col): return ceramic(col, .12, .6, vary=.02, bump=.012)

@memo
def wood(axis='x', light='#c69a68', dark='#9a6c3e', scale=1.0, rough=.48, coat=.05):
    m = NT('wood'); i = 'xyz'.index(axis)
    def sc(a, b):
        v = [b * scale] * 3; v[i] = a * scale; return tuple(v)
    warp = m.noise(m.coord(scale=sc(.03, .12)), 1.0, 2)
    big = m.noise(m.coord(scale=sc(.035, .55)), 1.0, 3, .55, .9)
    rings = m.math('FRACT', m.math('ADD', m.math('MULTIPLY', big, 7.0), m.math('MULTIPLY', warp, 2.5)))
    rings = m.ramp(rings, [(0, .15), (.55, .5), (.92, .95), (1, .2)])
    fine = m.noise(m.coord(scale=sc(.22, 9)), 1.0, 3, .65)
    pore = m.ramp(m.noise(m.coord(scale=sc(.5, 14)), 1.0, 2, .5), [(.60, 0), (.70, 1)])
    f = m.math('ADD', m.math('MULTIPLY', rings, .55), m.math('MULTIPLY', fine, .5))
    col = m.mix(m.ramp(f, [(.25, 0), (.85, 1)]), rgb(light), rgb(dark))
    col = m.mix(m.math('MULTIPLY', pore, .38), col, tuple(x * .45 for x in rgb(dark)))
    tint = m.noise(m.coord(scale=sc(.02, .06)), 1.0, 1)
    col = m.mix(m.math('MULTIPLY', tint, .35), col, tuple(x * .8 for x in rgb(light)))
    m.l(col, m.b.inputs['Base Color'])
    m.set(Roughness=rough, Specular=.35, Clearcoat=coat, Clearcoat_Roughness=.3)
    h = m.math('SUBTRACT', m.math('MULTIPLY', fine, .4), pore)
    m.bump(h, .18, .03)
    return m.m
oak = wood
def walnut(axis='x'): return wood(axis, '#7a5236', '#432a1a')

@memo
def weave(col, k=5.0, col2=None, slub=.25, bump=.5, sheen=.2, rough=.85, twill=False, depth=.05):
    """plain weave in UV space (cm), k threads per cm"""
    m = NT('weave'); c = rgb(col)
    tc = m.n('TexCoord').outputs['UV']
    wob = m.n('TexNoise', i_Scale=1.1, i_Detail=2); m.l(tc, wob.inputs['Vector'])
    wv = m.n('VectorMath', operation='MULTIPLY_ADD'); m.l(wob.outputs['Color'], wv.inputs[0]); wv.inputs[1].default_value = (.5 / k, .5 / k, 0); m.l(tc, wv.inputs[2])
    sep = m.n('SeparateXYZ'); m.l(wv.outputs[0], sep.inputs[0]); u, v = sep.outputs[0], sep.outputs[1]
    su = m.math('SINE', m.math('MULTIPLY', u, pi * k)); sv = m.math('SINE', m.math('MULTIPLY', v, pi * k))
    au, av = m.math('ABSOLUTE', su), m.math('ABSOLUTE', sv)
    if twill:
        s = m.math('SINE', m.math('MULTIPLY', m.math('ADD', u, v), pi * k))
        chk = m.math('ADD', m.math('MULTIPLY', s, .5), .5)
    else:
        chk = m.math('ADD', m.math('MULTIPLY', m.math('MULTIPLY', m.math('COSINE', m.math('MULTIPLY', u, pi * k)), m.math('COSINE', m.math('MULTIPLY', v, pi * k))), .0), m.math('GREATER_THAN', m.math('MULTIPLY', su, sv), 0))
    h = m.math('ADD', m.math('MULTIPLY', au, chk), m.math('MULTIPLY', av, m.math('SUBTRACT', 1, chk)))
    # slubs
    def st(a, b):
        mp = m.n('Mapping', i_Scale=(a, b, 1)); m.l(tc, mp.inputs[0]); x = m.n('TexNoise', i_Scale=1, i_Detail=2); m.l(mp.outputs[0], x.inputs['Vector']); return x.outputs['Fac']
    s1, s2 = st(.35, k * .8), st(k * .8, .35)
    sl = m.math('MULTIPLY', m.math('ADD', s1, s2), .5)
    lo = tuple(x * .62 for x in c) if col2 is None else rgb(col2)
    f = m.math('ADD', m.math('MULTIPLY', h, .5), m.math('MULTIPLY', m.ramp(sl, [(.3, 0), (.7, 1)]), slub * 2))
    colr = m.mix(m.ramp(f, [(0, 0), (.8, 1)]), lo, c)
    m.l(colr, m.b.inputs['Base Color'])
    m.set(Roughness=rough, Specular=.15, Sheen=sheen, Sheen_Tint=.7)
    m.bump(m.math('ADD', h, m.math('MULTIPLY', sl, .8)), bump, depth)
    return m.m

@memo
def wool(col, k=2.2, knit=False, fuzz=.5, terry=False):
    m = NT('wool'); c = rgb(col); tc = m.n('TexCoord').outputs['UV']
    n1 = m.n('TexNoise', i_Scale=k * 2.6, i_Detail=4, i_Roughness=.7); m.l(tc, n1.inputs['Vector'])
    n2 = m.n('TexNoise', i_Scale=.35, i_Detail=3); m.l(tc, n2.inputs['Vector'])
    h = n1.outputs['Fac']
    if terry:
        vo = m.n('TexVoronoi', i_Scale=k * 2.4); m.l(tc, vo.inputs['Vector']); h = m.math('SUBTRACT', h, m.math('MULTIPLY', vo.outputs['Distance'], 1.1))
    else:
        sep = m.n('SeparateXYZ'); m.l(tc, sep.inputs[0]); u, v = sep.outputs[0], sep.outputs[1]
        zig = m.math('ADD', v, m.math('MULTIPLY', m.math('ABSOLUTE', m.math('SUBTRACT', m.math('FRACT', m.math('MULTIPLY', u, k * .5)), .5)), 1.1 / k))
        tw = m.math('ADD', m.math('MULTIPLY', m.math('SINE', m.math('MULTIPLY', zig if knit else m.math('ADD', u, v), 2 * pi * k)), .5), .5)
        h = m.math('ADD', m.math('MULTIPLY', tw, .45), m.math('MULTIPLY', h, .8))
    f = m.math('ADD', m.math('MULTIPLY', h, .8), m.math('MULTIPLY', n2.outputs['Fac'], .3))
    m.l(m.mix(m.ramp(f, [(.2, 0), (.85, 1)]), tuple(x * .55 for x in c), tuple(min(1, x * 1.12) for x in c)), m.b.inputs['Base Color'])
    m.set(Roughness=.95, Specular=.05, Sheen=fuzz, Sheen_Tint=.8)
    m.bump(h, .7, .09 if not terry else .14)
    return m.m

@memo
def leather(col, rough=.45, scale=5.0):
    m = NT('leather'); c = rgb(col); v = m.coord()
    vo = m.n('TexVoronoi', i_Scale=scale, feature='DISTANCE_TO_EDGE'); 
    d = m.n('TexNoise', i_Scale=scale * .8, i_Detail=2); m.l(v, d.inputs['Vector'])
    mx = m.n('MixRGB', i_Fac=.12); m.l(v, mx.inputs[1]); m.l(d.outputs['Color'], mx.inputs[2]); m.l(mx.outputs[0], vo.inputs['Vector'])
    n = m.noise(v, .5, 4)
    m.l(m.mix(n, tuple(x * .72 for x in c), tuple(min(1, x * 1.15) for x in c)), m.b.inputs['Base Color'])
    m.set(Roughness=rough, Specular=.4)
    h = m.math('ADD', m.ramp(vo.outputs['Distance'], [(0, 0), (.25, 1)]), m.math('MULTIPLY', m.noise(v, scale * 3, 2), .3))
    m.bump(h, .22, .03)
    return m.m

@memo
def glass(col=(1, 1, 1), edge=.4, tint=.993, refl=.8):
    """thin walled glass: straight through, darker at grazing angles, fresnel reflections (low noise)"""
    m = NT('glass'); c = rgb(col); lw = m.n('LayerWeight', i_Blend=.5)
    f = m.math('POWER', lw.outputs['Facing'], 4.5)
    colr = m.mix(f, tuple(x * tint for x in c), tuple(x * edge for x in c))
    tr = m.n('BsdfTransparent'); m.l(colr, tr.inputs[0])
    g = m.n('BsdfGlossy', i_Roughness=.03)
    lp = m.n('LightPath')
    fr = m.math('ADD', .03, m.math('MULTIPLY', m.math('POWER', lw.outputs['Facing'], 4.5), refl))
    fr = m.math('MULTIPLY', fr, m.math('SUBTRACT', 1, m.math('MAXIMUM', lp.outputs['Is Shadow Ray'], lp.outputs['Is Diffuse Ray'])))
    mx = m.n('MixShader'); m.l(fr, mx.inputs[0]); m.l(tr.outputs[0], mx.inputs[1]); m.l(g.outputs[0], mx.inputs[2]); m.l(mx.outputs[0], m.out.inputs[0])
    return m.m

@memo
def emit(col, s=1):
    m = NT('emit'); m.set(Base_Color=rgb(col), Emission=rgb(col), Emission_Strength=s, Roughness=.6); return m.m

@memo
def wax(col='#efe6d4'):
    m = NT('wax'); m.set(Base_Color=rgb(col), Subsurface=.12, Roughness=.42, Specular=.4)
    m.b.inputs['Subsurface Radius'].default_value = (1, .7, .4); m.bump(m.noise(m.coord(), .8, 2), .15, .05); return m.m

@memo
def stone(col='#d8d2c6', vein=0, rough=.6, grain=.12):
    m = NT('stone'); c = rgb(col); v = m.coord(); n = m.noise(v, 3.5, 5, .7); n2 = m.noise(v, .25, 4, .6, 1.5)
    col = m.mix(m.ramp(n, [(.3, 0), (.7, 1)]), tuple(x * (1 - grain * 1.4) for x in c), tuple(min(1, x * (1 + grain * .5)) for x in c))
    if vein:
        f = m.ramp(n2, [(.47, 0), (.5, 1), (.53, 0)]); col = m.mix(m.math('MULTIPLY', f, vein), col, tuple(x * .45 for x in c))
    m.l(col, m.b.inputs['Base Color']); m.set(Roughness=rough, Specular=.35); m.bump(n, .12, .03); return m.m

@memo
def leaf(col='#4f6b42'):
    m = NT('leaf'); c = rgb(col); n = m.noise(m.coord(), .5, 2)
    m.l(m.mix(n, tuple(x * .7 for x in c), tuple(x * 1.3 for x in c)), m.b.inputs['Base Color']); m.set(Roughness=.4, Specular=.4); return m.m

# ---------------------------------------------------------------- studio
SWEEP = '#eee1cf'
def backdrop(r, kind='sweep', col=None, ty=0.0):
    m = NT('paper'); c = rgb(col or SWEEP)
    m.set(Base_Color=c, Roughness=.95, Specular=.0)
    if kind == 'wall':
        return mesh([(-60 * r, .0, -60 * r), (60 * r, 0, -60 * r), (60 * r, 0, 60 * r), (-60 * r, 0, 60 * r)], [(0, 1, 2, 3)], m.m)
    R = 3.0 * r; y0 = 3.2 * r + ty; prof = [(-40 * r, 0)] + [(y0 + R * math.sin(a), R - R * math.cos(a)) for a in np.linspace(0, pi / 2, 24)] + [(y0 + R, 30 * r)]
    W = 40 * r; v = []; f = []
    for y, z in prof: v += [(-W, y, z), (W, y, z)]
    for k in range(len(prof) - 1): f.append((2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2))
    return mesh(v, f, m.m, name='sweep')

def area(loc, target, size, power, col=(1, 1, 1), sy=None, cam=False, spread=None):
    L = bpy.data.lights.new('a', 'AREA'); L.energy = power; L.color = col; L.size = size
    if sy: L.shape = 'RECTANGLE'; L.size_y = sy
    if spread: L.spread = spread
    o = link(bpy.data.objects.new('a', L)); o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler(); o.visible_camera = cam
    return o

def world(s=.38):
    w = bpy.data.worlds.new('w'); S().world = w; w.use_nodes = True; t = w.node_tree; b = t.nodes['Background']
    tc = t.nodes.new('ShaderNodeTexCoord'); sp = t.nodes.new('ShaderNodeSeparateXYZ'); t.links.new(tc.outputs['Generated'], sp.inputs[0])
    a = t.nodes.new('ShaderNodeMath'); a.operation = 'MULTIPLY_ADD'; t.links.new(sp.outputs[0], a.inputs[0]); a.inputs[1].default_value = -.32
    z = t.nodes.new('ShaderNodeMath'); z.operation = 'MULTIPLY_ADD'; t.links.new(sp.outputs[2], z.inputs[0]); z.inputs[1].default_value = .35; z.inputs[2].default_value = .5
    t.links.new(z.outputs[0], a.inputs[2])
    r = t.nodes.new('ShaderNodeValToRGB'); t.links.new(a.outputs[0], r.inputs[0])
    e = r.color_ramp.elements; e[0].position = .15; e[0].color = (.22, .20, .185, 1); e[1].position = .85; e[1].color = (1.15, 1.1, 1.04, 1)
    t.links.new(r.outputs[0], b.inputs[0]); b.inputs[1].default_value = s

def bounds_pts(objs):
    dg = bpy.context.evaluated_depsgraph_get(); P = []
    for o in objs:
        if o.type != 'MESH': continue
        e = o.evaluated_get(dg); me = e.to_mesh(); a = np.empty(len(me.vertices) * 3, np.float32); me.vertices.foreach_get('co', a)
        a = a.reshape(-1, 3); M = np.array(e.matrix_world); P.append(a @ M[:3, :3].T + M[:3, 3]); e.to_mesh_clear()
    return np.concatenate(P)

def shoot(objs, az=0, el=13, margin=.12, lens=85, kind='sweep', key=1.0, fill=1.0, wstr=.27, col=None, zoom=1, shift=(0, 0), aspect=1.0, dof=.006, keyside=-1, crop=None, px=0.0, py=0.0):
    """light, backdrop and auto framed camera. az: degrees, 0 looks along +y; zoom>1 closer; shift in frame units"""
    s = S(); bpy.context.view_layer.update()
    P = bounds_pts(objs)
    a, e = math.radians(az), math.radians(el)
    fwd = Vector((math.sin(a) * math.cos(e), math.cos(a) * math.cos(e), -math.sin(e))); right = Vector((math.cos(a), -math.sin(a), 0)); up = right.cross(fwd)
    ctr = P.mean(0) * 0 + (P.min(0) + P.max(0)) / 2
    tanh = 18 / lens; D = 5 * np.ptp(P, axis=0).max(); F, Rt, U = (np.array(v) for v in (fwd, right, up))
    use = 1 - 2 * margin
    for _ in range(12):
        cam = ctr - F * D; q = P - cam; d = q @ F; x = q @ Rt / d / tanh; y = q @ U / d / tanh * aspect
        cx, cy = (x.max() + x.min()) / 2, (y.max() + y.min()) / 2
        ctr = ctr + Rt * cx * D * tanh + U * cy * D * tanh / aspect
        D *= max((x.max() - x.min()) / 2, (y.max() - y.min()) / 2) / use
    rr = D * tanh
    D2 = D / zoom; ctr2 = Vector(ctr - Rt * shift[0] * rr - U * shift[1] * rr)
    c = bpy.data.cameras.new('c'); c.lens = lens; c.sensor_width = 36; c.clip_end = 1e5; c.clip_start = .1
    co = link(bpy.data.objects.new('c', c)); co.location = ctr2 - fwd * D2; co.rotation_euler = fwd.to_track_quat('-Z', 'Y').to_euler()
    s.camera = co
    if dof:  # aperture diameter as a share of the camera distance; focus a little in front of the centre
        c.dof.use_dof = True; c.dof.aperture_fstop = .085 / (dof * D2); c.dof.focus_distance = D2 - .3 * rr / max(aspect, 1) ** .8
    r = rr / max(aspect, 1) ** .6
    backdrop(r, kind, col, ty=max(0, P[:, 1].max() - r) if kind != 'wall' else 0)
    t = Vector(ctr)
    k = keyside; W = r * r * 100
    warm, cool = (1, .965, .92), (.93, .965, 1)
    area(t + Vector((k * 3.0, -2.1, 3.4)) * r, t, 2.5 * r, 3.5 * W * key, warm)
    area(t + Vector((-k * 4.0, -1.6, 1.3)) * r, t, 3.0 * r, .42 * W * fill, cool)
    if kind != 'wall': area(t + Vector((-k * 1.2, 2.6, 4.2)) * r, t, 2.2 * r, .8 * W, warm)
    world(wstr)
    return co

def setup(res=800, spp=48, aspect=1.0, glassy=False):
    s = S(); s.render.engine = 'CYCLES'; c = s.cycles
    s.render.resolution_x = int(res); s.render.resolution_y = int(round(res / aspect)); s.render.resolution_percentage = 100
    c.device = 'CPU'; c.samples = max(4, spp // 2); c.use_adaptive_sampling = True; c.adaptive_threshold = .05; c.adaptive_min_samples = 4
    c.use_denoising = False; c.max_bounces = 12 if glassy else 4; c.diffuse_bounces = 2; c.glossy_bounces = 3; c.transmission_bounces = 12; c.transparent_max_bounces = 12
    c.sample_clamp_indirect = 3; c.blur_glossy = .8; c.caustics_reflective = False; c.caustics_refractive = False
    c.pixel_filter_type = 'BLACKMAN_HARRIS'; c.filter_width = 1.4
    s.render.threads_mode = 'FIXED'; s.render.threads = int(os.environ.get("THREADS", 1))
    s.render.use_persistent_data = True
    vl = s.view_layers[0]; vl.cycles.denoising_store_passes = True
    s.view_settings.view_transform = 'Filmic'; s.view_settings.look = 'Medium High Contrast'; s.view_settings.exposure = EXPOSURE; s.view_settings.gamma = 1
    s.display_settings.display_device = 'sRGB'
EXPOSURE = .42

_lib = None
def lib():
    global _lib
    if _lib is None:
        so = os.path.join(tempfile.gettempdir(), 'studio-denoise-%d.so' % os.getuid())
        src = os.path.join(HERE, 'denoise.c')
        if not os.path.exists(so) or os.path.getmtime(so) < os.path.getmtime(src):
            os.system('gcc -O3 -ffast-math -march=native -shared -fPIC "%s" -o "%s" -lm' % (src, so))
        _lib = ctypes.CDLL(so)
    return _lib

def passes(folder, seed):
    s = S(); s.cycles.seed = seed; s.use_nodes = True; t = s.node_tree
    for n in list(t.nodes): t.nodes.remove(n)
    rl = t.nodes.new('CompositorNodeRLayers'); fo = t.nodes.new('CompositorNodeOutputFile'); fo.base_path = folder
    fo.format.file_format = 'OPEN_EXR'; fo.format.color_depth = '32'; fo.format.exr_codec = 'NONE'
    names = [('Image', 'c'), ('Denoising Albedo', 'a'), ('Denoising Normal', 'n')]
    fo.file_slots.clear()
    for src, nm in names:
        fo.file_slots.new(nm + str(seed) + '_'); t.links.new(rl.outputs[src], fo.inputs[-1])
    comp = t.nodes.new('CompositorNodeComposite'); t.links.new(rl.outputs['Image'], comp.inputs[0])
    bpy.ops.render.render(write_still=False)
    out = []
    for _, nm in names:
        f = os.path.join(folder, '%s%d_%04d.exr' % (nm, seed, s.frame_current))
        im = bpy.data.images.load(f); im.colorspace_settings.name = 'Non-Color'
        a = np.empty(im.size[0] * im.size[1] * 4, np.float32); im.pixels.foreach_get(a); w, h = im.size
        bpy.data.images.remove(im); os.remove(f)
        out.append(np.ascontiguousarray(a.reshape(h, w, 4)[:, :, :3]))
    return out

def smooth_low(out, al, n, q=4, R=6, sl=.035):
    """remove the slow mottling a small window leaves: joint bilateral at quarter size, only the difference is added back"""
    h, w, _ = out.shape; H, W = h // q, w // q
    dn = lambda x: x[:H * q, :W * q].reshape(H, q, W, q, 3).mean((1, 3))
    lo, a, m = dn(out), dn(al), dn(n); L = np.log(lo.mean(2) + .01)
    pad = lambda x: np.pad(x, ((R, R), (R, R)) + ((0, 0),) * (x.ndim - 2), mode='edge')
    pl, pa, pm, pL = pad(lo), pad(a), pad(m), pad(L); acc = np.zeros_like(lo); ws = np.zeros((H, W), np.float32)
    for y in range(2 * R + 1):
        for x in range(2 * R + 1):
            g = (slice(y, y + H), slice(x, x + W))
            wt = np.exp(-((L - pL[g]) / sl) ** 2 - 250 * ((m - pm[g]) ** 2).sum(2) - 250 * ((a - pa[g]) ** 2).sum(2))
            acc += wt[:, :, None] * pl[g]; ws += wt
    d = acc / ws[:, :, None] - lo
    ax = lambda N, M: (np.clip((np.arange(N) + .5) / q - .5, 0, M - 1))
    yy, xx = ax(h, H), ax(w, W); y0, x0 = yy.astype(int), xx.astype(int); y1, x1 = np.minimum(y0 + 1, H - 1), np.minimum(x0 + 1, W - 1)
    fy, fx = (yy - y0)[:, None, None], (xx - x0)[None, :, None]
    r0 = d[y0] * (1 - fy) + d[y1] * fy
    return (out + r0[:, x0] * (1 - fx) + r0[:, x1] * fx).astype(np.float32)

def render(path, R=6, k2=.55, glassy=False):
    t0 = time.time()
    tmp = tempfile.mkdtemp()
    a, al1, n1 = passes(tmp, 1); b, al2, n2 = passes(tmp, 2); os.rmdir(tmp)
    t1 = time.time()
    h, w, _ = a.shape; al = np.ascontiguousarray((al1 + al2) / 2); n = np.ascontiguousarray((n1 + n2) / 2); out = np.empty_like(a)
    p = lambda x: x.ctypes.data_as(ctypes.c_void_p)
    f = ctypes.c_float
    if glassy:  # features seen through glass are noisy: filter them first, same filter, no guide
        one = np.ones_like(al)
        for arr, x, y, off in ((al, al1, al2, 0), (n, n1, n2, 1)):
            x, y, o = np.ascontiguousarray(x + off), np.ascontiguousarray(y + off), np.empty_like(al)
            lib().denoise(p(x), p(y), p(one), p(one), p(o), w, h, 4, 2, f(.7), f(0), f(0)); arr[:] = o * (1 + .0) - off
    lib().denoise(p(a), p(b), p(al), p(n), p(out), w, h, R, 2, f(k2), f(12.0), f(60.0))
    out = smooth_low(out, al, n)
    im = bpy.data.images.new('out', w, h, float_buffer=True); px = np.ones((h, w, 4), np.float32); px[:, :, :3] = out
    im.pixels.foreach_set(px.ravel()); im.update()
    s = S(); s.render.image_settings.file_format = 'PNG'; s.render.image_settings.color_mode = 'RGB'; s.render.image_settings.color_depth = '8'
    im.save_render(path, scene=s); bpy.data.images.remove(im)
    print('RENDERED %s render %.1fs denoise %.1fs' % (os.path.basename(path), t1 - t0, time.time() - t1), flush=True)
