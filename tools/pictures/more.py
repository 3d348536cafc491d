"""The second half of the catalogue: one builder per product, as in products.py. MIT licence."""
from studio import *
from products import leg, plant_leaves, circle, rrect, sm

OAK2 = ('#8a5f3e', '#553620')

def ring(R, z, mat, r=.2, seg=96, sec=12):
    return sweep([(R * math.cos(a), R * math.sin(a), z) for a in np.linspace(0, 2 * pi, seg + 1)[:-1]], mat, r=r, cyclic=True, sec=circle(sec))

# ---------------------------------------------------------------- kitchen
def casserole():
    m = enamel('#3f5a66'); inn = enamel('#d8cfbd'); st = steel(.18)
    lathe(fillet([(0, 0), (10.2, 0, 1.2), (11.6, 2.2, 1.5), (11.9, 10.4), (0, 10.4)]), m, 128)
    lathe(catmull([(12.2, 10.3), (12.3, 10.8), (11.9, 11.3), (9.5, 12.6), (5.5, 13.7), (1.6, 14.1), (0, 14.1)], 8), m, 128)
    ring(12.0, 10.4, enamel('#2c4049'), .16)
    lathe(fillet([(0, 14), (1.1, 14.0, .2), (.8, 14.8, .3), (1.9, 15.6, .4), (1.9, 16.3, .4), (0, 16.6)]), brass(.2))
    for s in (-1, 1):
        p = catmull([(s * 11.6, -3.6, 8.6), (s * 13.2, -3.3, 8.9), (s * 14.6, -1.8, 9.0), (s * 14.9, 0, 9.0), (s * 14.6, 1.8, 9.0), (s * 13.2, 3.3, 8.9), (s * 11.6, 3.6, 8.6)], 8)
        sweep(p, m, sec=[(x * .62, y * .95) for x, y in circle(20)], up=(0, 0, 1))

def frying_pan():
    iron = paint('#262423', .42, .05, bump=.25); w = oak('x')
    vessel(fillet([(9.6, 0), (10.4, .1, .6), (12.6, 4.4)]), .35, iron, foot=0, seg=128)
    p = catmull([(12.0, 0, 3.4), (14.5, 0, 4.6), (18, 0, 5.3), (20, 0, 5.5)], 8)
    sweep(p, iron, sec=rrect(1.9, .7, .3), up=(0, 0, 1), capr=.1)
    h = catmull([(19.5, 0, 5.5), (24, 0, 5.9), (29, 0, 6.1), (33, 0, 6.0)], 8)
    sweep(h, wood('x', '#8a5c3a', '#55341f'), r=lambda t: 1 + .22 * math.sin(pi * t), sec=[(x * 1.15, y * .8) for x, y in circle(24)], up=(0, 0, 1), capr=.5)
    for x in (20.6,): ring2 = xf(ring(1.05, 0, brass(.2), .2, 48), (0, 0, 0), (0, pi / 2, 0)); xf(ring2, (19.7, 0, 5.5))

def milk_jug():
    m = ceramic('#dcd2bf', .24, .35, speck=.6)
    def lip(x, y, z):
        k = sm((z - 10.5) / 6.0); a = math.atan2(y, x); d = math.exp(-(a / .42) ** 2)
        return (x + 2.0 * k * d, y * (1 - .12 * k * d), z + .9 * k * k * d)
    O = catmull([(4.6, .3), (5.4, .7), (6.3, 4), (6.0, 8), (4.7, 12), (4.4, 14.2), (4.9, 16.6)], 10)
    vessel(O, .34, m, foot=0, warp=lip)
    sweep(catmull([(-4.5, 0, 14.6), (-6.6, 0, 15.6), (-8.9, 0, 13.8), (-9.1, 0, 9.8), (-7.8, 0, 6.2), (-6.0, 0, 4.8)], 8), m, sec=[(x * .72, y * .46) for x, y in circle(24)], up=(0, 1, 0))
    band = ceramic('#4a6077', .25, .35)
    lathe(catmull([(6.32, 3.4), (6.36, 4.2), (6.35, 5.0)], 6), band)

def cake_stand():
    m = ceramic('#c9a99a', .2, .45, speck=.15)
    lathe(fillet([(0, 9.6), (13.2, 9.6, .3), (14.2, 10.9, .3), (13.9, 11.3, .2), (13.2, 10.5, .3), (0, 10.5)]), m, 128)
    lathe(catmull([(6.2, 0), (6.4, .5), (4.0, 1.4), (1.9, 3.4), (1.5, 5.6), (2.1, 8.0), (4.4, 9.7)], 8), m, 128)
    crumb = stone('#a5703f', rough=.95, grain=.5)
    lathe(fillet([(0, 10.6), (8.6, 10.6, .8), (8.8, 15.4, 1.2), (7.6, 16.3, .8), (0, 16.6)]), crumb, 128)
    rnd = random.Random(4)
    for k in range(26):
        a, r = k * 2.399, 7.0 * math.sqrt((k + .5) / 26); ball(.55 * rnd.uniform(.8, 1.2), paint('#5d2230', .25, .4), (r * math.cos(a), r * math.sin(a), 16.75))

def mortar():
    g = stone('#8f8c86', rough=.55, grain=.8, vein=.2)
    vessel(catmull([(5.0, 0), (5.6, .3), (5.3, 1.6), (6.6, 4), (7.4, 7), (7.6, 9.6)], 8), 1.15, g, foot=0, seg=128)
    p = lathe(catmull([(0, 0), (1.6, .1), (2.1, 1.2), (1.7, 2.8), (1.05, 5), (1.0, 11), (1.35, 13.4), (1.0, 14.6), (0, 14.9)], 8), g)
    xf(p, (0, 0, 0), (0, .62, 0)); xf(p, (-2.4, 0, 4.6))

def salad_bowl():
    w = wood('x', *OAK2)
    vessel(catmull([(5.0, 0), (7.2, .4), (11.4, 3.4), (13.6, 7.2), (14.2, 10.6)], 10), .8, w, foot=0, seg=128)

def wooden_spoons():
    pot = ceramic('#b9ad97', .5, 0, speck=.8, matte=True)
    vessel(catmull([(5.2, 0), (5.9, .3), (6.3, 5), (6.1, 10), (6.0, 14)], 8), .45, pot, foot=0)
    woods = [oak('z'), wood('z', *OAK2), oak('z', light='#c9a071', dark='#a0703f'), wood('z', '#7a5236', '#432a1a')]
    for k in range(5):
        a = 2 * pi * k / 5 + .25; m = woods[k % 4]
        o = [sweep([(0, 0, 0), (0, 0, 10), (0, 0, 22)], m, r=.5, sec=circle(18))]
        b = ball(2.5, m, (0, 0, 0)); b.matrix_world = Matrix.Translation((0, 0, 24.6)) @ Matrix.Diagonal((1 if k != 2 else .85, .3, 1.35, 1)); o.append(b)
        xf(o, rot=(0, 0, a * 1.7)); xf(o, rot=(-.15 * math.sin(a), .15 * math.cos(a), 0)); xf(o, (1.9 * math.cos(a), 1.9 * math.sin(a), 1.2 + .9 * (k % 3)))

def egg_cups():
    for k, (c, x, y) in enumerate((('#dcd3c2', -6.4, 0), ('#5f7184', 0, 3.2), ('#b5694a', 6.4, 0))):
        m = ceramic(c, .22, .4, speck=.4)
        o = [lathe(catmull([(2.4, 0), (2.6, .3), (1.5, 1.1), (1.1, 2.0), (1.6, 2.9), (2.5, 4.2), (2.75, 5.8), (2.55, 5.85), (2.2, 4.4), (0, 3.2)], 8), m)]
        if k != 1: o.append(ball(2.2, ceramic('#d2a983' if k else '#e3d3ba', .55, 0, speck=.3, matte=True), (0, 0, 6.3), 1.28))
        xf(o, (x, y, 0))

def tea_towels():
    z = 0
    for k, c in enumerate(('#5d7388', '#cfc6b4', '#a9714f')):
        o = fold_stack(26 - k * .8, 19 - k * .6, 3, .85, weave(c, 4.0, bump=.55, slub=.4), seed=50 + k, slack=.8, wob=.7, sag=.7, gap=.3); xf(o, (0, 0, z), (0, 0, (.05, -.06, .03)[k])); z += 3 * 1.1 + .05

# ---------------------------------------------------------------- living
def bud_vases():
    for (c, x, y, prof) in (('#a4563c', -9.5, 0, [(3.0, 0), (4.2, .5), (5.4, 5), (4.4, 9), (1.6, 12), (1.5, 14.5), (2.1, 16)]),
                            ('#d9cfbd', 0, 3.5, [(2.6, 0), (3.4, .4), (3.9, 6), (3.3, 13), (1.7, 17), (1.6, 20), (2.0, 22.4)]),
                            ('#56697a', 8.6, -1.5, [(3.0, 0), (4.6, .8), (5.2, 3.6), (3.6, 6.6), (1.4, 8), (1.6, 10)])):
        xf(vessel(catmull(prof, 8), .3, ceramic(c, .45, 0, speck=.5, matte=True), foot=0), (x, y, 0))
    st = paint('#6d7a4c', .7)
    p = catmull([(.2, 3.5, 12), (.3, 3.4, 22), (1.5, 3.0, 30), (3.4, 2.4, 37)], 8); sweep(p, st, r=.13, sec=circle(8))
    rnd = random.Random(8)
    for k in range(9):
        q = Vector(p[10 + k * 1]); 
        lf = leaf('#6f8360')
        d = Vector((math.cos(k * 2.4), math.sin(k * 2.4), .35))
        grid(lambda u, v: q + d * 2.6 * u + Vector((-d.y, d.x, 0)) * (v - .5) * 1.3 * math.sin(pi * min(1, u * .95 + .03)), 10, 5, lf, thick=.05)

def globe_lamp():
    b = brass(.2, 'r')
    lathe(fillet([(0, 0), (6.4, 0, .3), (6.4, 1.0, .4), (1.2, 1.6, .5), (1.0, 3, .3), (1.0, 9), (2.9, 9.6, .3), (2.9, 10.8, .2), (0, 10.8)]), b, 128)
    o = NT('opal'); o.set(Base_Color=rgb('#efe6d6'), Roughness=.25, Specular=.5, Emission=rgb('#ffe3b6'), Emission_Strength=.55); ball(8.6, o.m, (0, 0, 18.2))
    sweep(catmull([(5.6, 2.4, .3), (10, 5, .22), (14, 4, .22), (16.5, 8, .22), (14, 12, .22)], 10), plastic('#3b3029', .6), r=.22, sec=circle(10))

def floor_lamp():
    w = oak('z'); top = Vector((0, 0, 104))
    for k in range(3):
        a = 2 * pi * k / 3 + .4; leg((math.cos(a) * 30, math.sin(a) * 30, .6), (math.cos(a) * 3.4, math.sin(a) * 3.4, 106), 1.1, 1.5, w)
    lathe(fillet([(0, 100), (5.4, 100, .5), (5.4, 104, .5), (0, 104)]), brass(.22)); lathe(fillet([(0, 104), (1.1, 104), (1.1, 114), (0, 114)]), brass(.22))
    sh = NT('shade'); sh.set(Base_Color=rgb('#e9dcc4'), Roughness=.9, Sheen=.2, Emission=rgb('#ffdca6'), Emission_Strength=.28)
    lathe(fillet([(22, 112), (22.4, 111.8, .1), (22.5, 112.2, .1), (19.5, 142, .2), (19.2, 142.2, .1), (19, 142)]) + [(22, 112)], sh.m, 128)
    for R, z in ((22.35, 112), (19.3, 142)): ring(R, z, brass(.25), .2)

def peg_rail():
    box(70, 1.8, 9, oak('x'), (0, -.9, 0), bev=.35)
    for k, x in enumerate((-28, -14, 0, 14, 28)):
        p = lathe(fillet([(0, 0), (1.1, 0), (1.0, 4.6, .3), (1.7, 5.8, .5), (1.7, 7.0, .5), (0, 7.2)]), wood('z', *OAK2)); xf(p, rot=(pi / 2 + .14, 0, 0)); xf(p, (x, -1.6, 0))

def wool_rug():
    m = wool('#b9a88c', 1.3, knit=True); e = wool('#7d4a35', 1.3); pts = []
    for a in np.linspace(0, 2 * pi * 4.6, 340):
        r = 1.6 + a * .30; pts.append((r * math.cos(a), r * math.sin(a)))
    zmin = min(q[1] for q in pts)
    tail = [(pts[-1][0] + t * 1.0, pts[-1][1]) for t in ()]
    V, F, uv = [], [], []; L = 46
    ys = np.linspace(-L / 2, L / 2, 30); acc = 0
    for i, (x, z) in enumerate(pts):
        if i: acc += math.dist(pts[i], pts[i - 1])
        for y in ys: V.append((x, y + .15 * math.sin(i * .3), z - zmin + .9)); uv.append((acc, y))
    n = len(ys)
    for i in range(len(pts) - 1):
        for j in range(n - 1): F.append((i * n + j, i * n + j + 1, (i + 1) * n + j + 1, (i + 1) * n + j))
    o = mesh(V, F, m, uv=uv); mod(o, 'SOLIDIFY', thickness=1.45, offset=0)

# ---------------------------------------------------------------- furniture
def oak_bench():
    box(100, 32, 3.4, oak('x'), (0, 0, 43.3), bev=.7)
    for sx in (-1, 1):
        for sy in (-1, 1): leg((sx * 43, sy * 12.5, .4), (sx * 39, sy * 10.5, 42), 1.5, 2.3, oak('z'))
        leg((sx * 41, -11.5, 20), (sx * 41, 11.5, 20), 1.1, 1.1, oak('y'))
    leg((-41, 0, 20), (41, 0, 20), 1.1, 1.1, oak('x'))

def ladder_shelf():
    w, wx = wood('z', *OAK2), wood('x', *OAK2)
    for sx in (-1, 1):
        o = box(3.2, 4.2, 172, w, (0, 0, 86), bev=.5); xf(o, rot=(-.17, 0, 0)); xf(o, (sx * 28, -16, .4))
    for k, z in enumerate((30, 66, 102, 138)):
        d = 34 - k * 5.5; y0 = -16 + math.tan(.17) * z
        box(53, d, 2.4, wx, (0, y0 + 13 - d / 2 + 4 - k * .5, z), bev=.4)
    from products import book, ceramic_small
    y = lambda z: -16 + math.tan(.17) * z
    z = 31.2; place(ceramic_small, (12, y(30), z), 0, 1.7)
    x = -20
    for c, t, h in (('#7d4a35', 3.2, 22), ('#cfc3ae', 3.6, 24), ('#56604a', 3.0, 21), ('#5f7184', 4.0, 23)):
        q = book(15, h, t, c); xf(q, (0, h / 2, 0)); xf(q, rot=(pi / 2, 0, 0)); xf(q, rot=(0, 0, pi / 2)); xf(q, (x, y(66) + 2, 67.2)); x += t + .1
    vessel_o = vessel(fillet([(6, 0), (6.4, .2, .5), (7.2, 11)]), .4, ceramic('#c08060', .75, 0, matte=True, speck=.1), foot=0); xf(vessel_o, (10, y(102), 103.2)); plant_leaves((10, y(102), 113), 12, 15, 8, 3, 5, .9)

def coffee_table():
    R = fillet([(-45, -25, 9), (45, -25, 9), (45, 25, 9), (-45, 25, 9)], 10, True)
    xf(extrude(R, 3, wood('x', *OAK2), .7), (0, 0, 37))
    for sx in (-1, 1):
        for sy in (-1, 1): leg((sx * 38, sy * 19, .4), (sx * 34, sy * 16, 38), 1.4, 2.3, wood('z', *OAK2))
    R2 = fillet([(-36, -17, 5), (36, -17, 5), (36, 17, 5), (-36, 17, 5)], 8, True); xf(extrude(R2, 1.8, wood('x', *OAK2), .4), (0, 0, 16))
    from products import book
    xf(book(22, 29, 2.6, '#7d4a35'), (-12, 0, 40), (0, 0, .25)); xf(book(20, 26, 2.2, '#cfc3ae'), (-12, 0, 42.6), (0, 0, .1))

# ---------------------------------------------------------------- garden, bath
def trowel():
    st = steel(.25); w = oak('x')
    def blade(u, v):
        s = (v - .5) * 2; wd = 4.1 * (1 - max(0, (u - .55) / .45) ** 2.2) ** .6 * (.82 + .18 * sm(u * 6))
        return (u * 17, s * wd, 1.2 + 1.5 * (s * s - 1) * (1 - u * .3) * .9 + 1.2)
    o = grid(blade, 40, 24, st); mod(o, 'SOLIDIFY', thickness=.22, offset=0); parts = [o]
    parts.append(sweep(catmull([(1.2, 0, 1.3), (-2.2, 0, 1.9), (-4.5, 0, 3.6), (-7.0, 0, 3.9)], 8), st, r=lambda t: .75 - .15 * t, sec=circle(20)))
    h = lathe(fillet([(0, 0), (1.1, 0, .2), (1.25, 2.5, 1), (1.6, 7, 3), (1.35, 11.5, .8), (.8, 12.6, .4), (0, 12.6)]), w); xf(h, rot=(0, -pi / 2, 0)); xf(h, (-6.6, 0, 3.9)); parts.append(h)
    f = lathe(fillet([(1.0, 0), (1.2, 0, .1), (1.28, 1.4, .1), (1.05, 1.4)]), brass(.2)); xf(f, rot=(0, -pi / 2, 0)); xf(f, (-6.5, 0, 3.9)); parts.append(f)
    xf(parts, rot=(0, .10, 0)); bpy.context.view_layer.update(); z = bounds_pts(parts)[:, 2].min(); xf(parts, (0, 0, -z))

def plant_stand():
    w = oak('z')
    for k in range(4):
        a = 2 * pi * k / 4 + pi / 4; leg((math.cos(a) * 15.5, math.sin(a) * 15.5, .4), (math.cos(a) * 14.2, math.sin(a) * 14.2, 36), .95, 1.15, w)
    for a in (pi / 4, 3 * pi / 4):
        c, s = math.cos(a), math.sin(a); leg((-14.6 * c, -14.6 * s, 18), (14.6 * c, 14.6 * s, 18), .9, .9, oak('x'))
    p = ceramic('#d6cdbd', .55, 0, speck=.4, matte=True)
    xf(vessel(fillet([(11.2, 0), (12.2, .2, 1.2), (12.8, 22)]), .6, p, foot=0), (0, 0, 18.9))
    xf(lathe(catmull([(0, 20), (8, 20.2), (12.1, 19.6)], 8), stone('#3a2c22', rough=.95, grain=.6)), (0, 0, 18.9))
    plant_leaves((0, 0, 39), 20, 36, 17, 5.4, 6, .9, '#56724a')

def zinc_bucket():
    z = metal((.50, .52, .53), .42)
    vessel(fillet([(9.2, .6), (9.5, .6, .3), (12.6, 22)]), .18, z, foot=0, seg=128)
    for R, h in ((12.65, 22), (11.2, 13), (10.9, 11), (9.6, .8)): ring(R, h, z, .32 if h > 20 or h < 2 else .22)
    p = [(12.9 * math.cos(a), 1.5 + 0 * a, 21 + 13.5 * math.sin(a) * .98) for a in np.linspace(0, pi, 60)]
    hd = sweep([(x, -3.2 * math.sin(a), zz) for (x, _, zz), a in zip(p, np.linspace(0, pi, 60))], z, r=.28, sec=circle(12))
    sweep([(x, -3.2 * math.sin(a), zz) for (x, _, zz), a in list(zip(p, np.linspace(0, pi, 60)))[23:37]], oak('x'), r=1.0, sec=circle(20))
    for s in (-1, 1): box(.5, 2.4, 3.4, z, (s * 12.6, 0, 20.4), bev=.15)

def toothbrush_cup():
    vessel(fillet([(3.5, 0), (3.8, .1, .5), (3.9, 10)]), .34, ceramic('#a9b3a6', .45, 0, speck=.6, matte=True), foot=0)
    for k, (a, c) in enumerate(((.6, '#e9e0cd'), (3.6, '#7d8a90'))):
        o = [sweep(catmull([(0, 0, 0), (0, .1, 8), (0, -.1, 15), (0, 0, 18.6)], 8), oak('z', light='#c9a071', dark='#a0703f'), r=lambda t: 1 - .22 * math.sin(pi * min(1, t * 1.2)), sec=[(x * .62, y * .36) for x, y in circle(18)], up=(0, 1, 0)),
             box(1.05, 1.15, 2.8, paint(c, .9, bump=.4), (0, .85, 17.2), bev=.25)]
        xf(o, rot=(0, 0, a)); xf(o, rot=(-.17 * math.sin(a), .17 * math.cos(a), 0)); xf(o, (1.7 * math.cos(a), 1.7 * math.sin(a), .7))

def bath_mat():
    m = wool('#a9b5b1', 1.4, terry=True, fuzz=.7); pts = []
    for a in np.linspace(0, 2 * pi * 2.6, 220):
        r = 1.7 + a * .42; pts.append((r * math.cos(a + 2.05), r * math.sin(a + 2.05)))
    zmin = min(q[1] for q in pts); k = pts.index(min(pts[-90:], key=lambda q: q[1]))
    pts = pts[:k + 1] + [(pts[k][0] + t, pts[k][1]) for t in np.linspace(.6, 22, 50)]; zmin = min(q[1] for q in pts)
    V, F, uv = [], [], []; ys = np.linspace(-20, 20, 40); acc = 0
    for i, (x, z) in enumerate(pts):
        if i: acc += math.dist(pts[i], pts[i - 1])
        for y in ys: V.append((x, y, z - zmin + 1.0 + noise.noise(Vector((x * .2, y * .15, 3))) * .12)); uv.append((acc, y))
    n = len(ys)
    for i in range(len(pts) - 1):
        for j in range(n - 1): F.append((i * n + j, i * n + j + 1, (i + 1) * n + j + 1, (i + 1) * n + j))
    o = mesh(V, F, m, uv=uv); mod(o, 'SOLIDIFY', thickness=1.7, offset=0); mod(o, 'BEVEL', width=.6, segments=4, limit_method='ANGLE', angle_limit=math.radians(60))

# ---------------------------------------------------------------- desk
def fountain_pen():
    lac = paint('#27384a', .14, .8); b = brass(.16)
    def pen(cap):
        o = [lathe(fillet([(0, 0), (.42, .1, .3), (.62, 1.2, .6), (.66, 6.4), (.62, 7.8), (0, 7.8)]), lac, 64),
             lathe(fillet([(.6, 7.75), (.7, 7.75, .04), (.7, 8.05, .04), (.6, 8.05)]), b, 64)]
        o += [lathe(fillet([(0, 8.0), (.5, 8.0), (.42, 9.6, .2), (.5, 10.1, .1), (.3, 10.3), (0, 10.3)]), paint('#1d1b1a', .2, .5), 64)]
        nib = grid(lambda u, v: ((v - .5) * 2 * .36 * (1 - u) ** .7, .2 - .25 * ((v - .5) * 2) ** 2 * (1 - u) + .12, 10.1 + 2.1 * u), 20, 10, b, thick=.05); o.append(nib)
        return o
    o = pen(0); xf(o, rot=(-pi / 2, 0, 0)); xf(o, rot=(0, 0, .55)); xf(o, (0, 0, .7))
    c = [lathe(fillet([(.7, 0), (.76, 0, .04), (.76, 5.2, .2), (.5, 6.3, .4), (0, 6.4)]), lac, 64), lathe(fillet([(.7, .2), (.8, .2, .03), (.8, .55, .03), (.7, .55)]), b, 64),
         sweep(catmull([(0, .72, 5.6), (0, 1.02, 5.3), (0, 1.0, 3.4), (0, .86, 1.9)], 8), b, sec=[(x * .2, y * .1) for x, y in circle(14)], up=(0, 1, 0))]
    xf(c, rot=(-pi / 2, 0, 0)); xf(c, rot=(0, 0, -.5)); xf(c, (-6.2, 3.0, .8))

def desk_tray():
    w = wood('x', *OAK2); P = lambda a, b, r: fillet([(-a, -b, r), (a, -b, r), (a, b, r), (-a, b, r)], 10, True)
    xf(extrude(P(14, 9.5, 2.2), .9, w, .3), (0, 0, 0))
    rim = [(x, y, 2.1) for x, y in P(13.7, 9.2, 2.1)]; sweep(resample([*rim, rim[0]], 200)[:-1], w, sec=rrect(.7, 3.2, .3), up=(0, 0, 1), cyclic=True)
    box(.7, 17.8, 2.6, w, (4.4, 0, 1.8), bev=.25)
    for k, (c, y) in enumerate((('#2f3b4a', -3), ('#c9973e', -1.2), ('#a4532f', .4))):
        o = lathe(fillet([(0, 0), (.42, 0, .06), (.42, 14.6), (.12, 16.2), (0, 16.3)]), paint(c, .35, .2), 6); xf(o, rot=(0, pi / 2, 0)); xf(o, rot=(0, 0, .05 * k)); xf(o, (-12.2, y, 1.35))
    for k in range(9):
        a = k * 2.4; xf(ring(.9, 0, brass(.2), .07, 32, 8), (9 + 2.6 * math.cos(a) * (k / 9) ** .5, 4.6 * math.sin(a) * (k / 9) ** .5, 1.0 + .04 * k), (.1 * math.sin(k), .1, 0))

def table_clock():
    w = wood('y', *OAK2); R = 6.4; o = []
    o.append(lathe(fillet([(0, 0), (R, 0, .6), (R, 5.4, .5), (R - .5, 5.8, .2), (R - .6, 5.2), (0, 5.2)]), brass(.22, 'r'), 128))
    o.append(lathe([(0, 5.22), (R - .6, 5.22)], paint('#f2ede3', .55), 96)); dk = paint('#2a2724', .4)
    for k in range(12):
        a = 2 * pi * k / 12; l = .9 if k % 3 == 0 else .5; q = box(.2, l, .1, dk, bev=.03); xf(q, (0, R - 1.4 - l / 2, 5.3)); xf(q, rot=(0, 0, -a)); o.append(q)
    for ang, l, wd, z in ((-305, 2.7, .36, 5.45), (-60, 4.2, .26, 5.6)):
        q = extrude(fillet([(-wd / 2, -.7, .1), (wd / 2, -.7, .1), (wd * .32, l, .05), (-wd * .32, l, .05)], 4, True), .1, dk, .03); xf(q, (0, 0, z), (0, 0, math.radians(ang))); o.append(q)
    q = cyl(.32, .7, brass(.2), .08); xf(q, (0, 0, 5.2)); o.append(q)
    xf(o, rot=(pi / 2, 0, 0)); xf(o, (0, 2.8, R + 1.6))
    for sx in (-1, 1): leg((sx * 4.6, 0, .2), (sx * 3.4, 0, 3.2), .5, .6, brass(.2))
    lathe_k = lathe(fillet([(0, 0), (1.3, 0, .3), (1.3, .9, .3), (.4, 1.2, .2), (.4, 2.2), (0, 2.2)]), brass(.2)); xf(lathe_k, rot=(0, pi, 0)); xf(lathe_k, (0, 0, 2 * R + 3.6))

# ---------------------------------------------------------------- wear
def wool_hat():
    m = wool('#96613f', 1.5, knit=True, fuzz=.6); r = wool('#96613f', 2.0, fuzz=.6)
    def rib(x, y, z):
        a = math.atan2(y, x); R = math.hypot(x, y); k = 1 + .012 * math.sin(a * 44); w = .35 * math.sin(a * 3 + 1)
        return (x * k, y * k, z + w * .4)
    lathe(catmull([(9.4, 4.0), (9.9, 7), (9.7, 11), (8.6, 15), (6.4, 18.2), (3.4, 20.3), (0, 21.0)], 12), m, 176, warp=lambda x, y, z: (x * (1 + .012 * math.sin(math.atan2(y, x) * 44)), y * (1 + .012 * math.sin(math.atan2(y, x) * 44)), z + noise.noise(Vector((x * .15, y * .15, z * .15))) * .5))
    lathe(catmull([(9.4, .6), (9.9, .1), (10.5, .5), (10.7, 3.2), (10.5, 6.2), (10.0, 6.7), (9.6, 6.2), (9.5, 3)], 10), r, 176, warp=rib)
    rnd = random.Random(3); pm = wool('#d9cdb8', 2.0, fuzz=.8)
    for k in range(240):
        z = 1 - 2 * (k + .5) / 240; a = k * 2.39996; q = math.sqrt(1 - z * z); d = Vector((q * math.cos(a), q * math.sin(a), z)); l = rnd.uniform(2.3, 3.1)
        sweep([Vector((0, 0, 22.6)) + d * .6, Vector((0, 0, 22.6)) + d * l * .7 + Vector((rnd.uniform(-.25, .25), rnd.uniform(-.25, .25), 0)), Vector((0, 0, 22.5)) + d * l], pm, r=lambda t: .34 - .12 * t, sec=circle(6))

def key_ring():
    b = brass(.16); l = leather('#7a4a2c', .45, 8)
    loop = catmull([(0, 0, .5), (0, 4, .6), (0, 8, .8), (0, 9.6, 1.2), (0, 8, 1.7), (0, 4, 1.4), (0, 0, 1.0), (0, -1.2, .75)], 8)
    strap_o = strap_(loop, 1.9, .28, l)
    xf(ring(1.75, 0, b, .17, 80), (0, -2.3, .8), (.25, 0, 0)); rv = lathe(fillet([(0, 0), (.42, 0, .08), (.42, .2, .1), (0, .25)]), b, 40); xf(rv, (0, 1.3, 1.2))
    for k, ang in enumerate((.35, -.5)):
        o = [xf(ring(1.0, 0, brass(.22) if k else steel(.2), .22, 48), (0, -1.1, 0)), box(.55, 4.4, .26, brass(.22) if k else steel(.2), (0, -4.2, 0), bev=.08)]
        for j in range(3): o.append(box(.5, .35, .24, brass(.22) if k else steel(.2), (.45, -4.7 - j * .6, 0), bev=.06))
        xf(o, (0, 0, .3 + .3 * k), (0, 0, ang)); xf(o, (.6 * (1 - 2 * k), -3.3, 0))
def strap_(path, w, t, mat):
    from products import strap
    return strap(path, w, t, mat)

# ---------------------------------------------------------------- leisure
def radio():
    P = lambda a, b, r: fillet([(-a, -b, r), (a, -b, r), (a, b, r), (-a, b, r)], 10, True)
    body = extrude(P(13, 8, 2.2), 8, walnut('x'), .5); xf(body, rot=(pi / 2, 0, 0)); xf(body, (0, 4, 8.6))
    f = weave('#c9bda6', 4.5, bump=.6, slub=.2)
    gr = grid(lambda u, v: (-11.2 + u * 13.6, -4.12, 2.4 + v * 12.4), 4, 4, f, thick=.2, uvs=(13.6, 12.4))
    plate = box(7.6, .3, 12.4, brass(.3, 'z'), (7.4, -4.1, 8.6), bev=.1)
    for z, r in ((11.2, 2.5), (5.0, 1.4)):
        k = lathe(fillet([(0, 0), (r, 0, .1), (r * .94, 1.5, .2), (0, 1.6)]), plastic('#2a2623', .4) if r > 2 else brass(.2, 'r'), 96); xf(k, rot=(pi / 2, 0, 0)); xf(k, (7.4, -4.2, z))
    box(.18, .1, 1.4, paint('#e9e0cd', .5), (7.4, -5.85, 12.6), bev=.03)
    p = catmull([(-9.5, 0, 16.4), (-9.2, 0, 18.6), (-7.5, 0, 19.6), (0, 0, 20.0), (7.5, 0, 19.6), (9.2, 0, 18.6), (9.5, 0, 16.4)], 8); sweep(p, leather('#6e4327', .5), sec=rrect(1.6, .5, .2), up=(0, 1, 0), capr=.1)
    for x in (-9, 9): cyl(1.0, .8, plastic('#211f1d', .6), .15, (x, 0, 0), seg=32)

def water_bottle():
    m = paint('#5c7268', .4, .1, bump=.05)
    lathe(fillet([(0, 0), (3.4, 0, .5), (3.5, 1, .4), (3.5, 17.5, 2.5), (2.1, 20.4, .8), (2.05, 21.2), (0, 21.2)]), m, 128)
    lathe(fillet([(2.0, 21), (2.3, 21, .1), (2.3, 21.6, .1), (2.0, 21.6)]), steel(.15), 96); lathe(fillet([(3.42, 0), (3.56, .0, .1), (3.56, .8, .1), (3.4, .8)]), steel(.2), 96)
    lathe(fillet([(0, 21.6), (2.25, 21.6, .15), (2.3, 24.6, .4), (0, 24.8)]), oak('x'), 96)
    sweep(catmull([(-2.2, 0, 23.2), (-3.6, 0, 24.6), (-3.0, 0, 27.0), (0, 0, 28.2), (3.0, 0, 27.0), (3.6, 0, 24.6), (2.2, 0, 23.2)], 8), leather('#7a4a2c', .5), sec=rrect(1.1, .3, .12), up=(0, 1, 0), capr=.1)

def turntable():
    P = fillet([(-21, -17, 2.5), (21, -17, 2.5), (21, 17, 2.5), (-21, 17, 2.5)], 10, True)
    xf(extrude(P, 6.4, walnut('x'), .5), (0, 0, 1.8))
    for x in (-16, 16):
        for y in (-12, 12): cyl(2.0, 1.9, plastic('#211f1d', .5), .3, (x, y, 0), seg=40)
    xf(lathe(fillet([(0, 0), (14.6, 0, .2), (14.6, 1.6, .3), (0, 1.7)]), steel(.25, 'r'), 160), (-4.6, 0, 8.2))
    v = NT('vinyl'); tc = v.n('TexCoord').outputs['Object']; ln = v.n('VectorMath', operation='LENGTH'); v.l(tc, ln.inputs[0]); v.set(Base_Color=rgb('#161514'), Roughness=.28, Specular=.6)
    v.bump(v.math('SINE', v.math('MULTIPLY', ln.outputs['Value'], 42)), .25, .02)
    xf(lathe(fillet([(0, .25), (14.9, .25, .05), (14.9, 0, .05), (0, 0)]), v.m, 160), (-4.6, 0, 9.95)); xf(lathe([(0, .27), (4.8, .27)], paint('#b5694a', .6), 96), (-4.6, 0, 9.95)); xf(lathe(fillet([(0, 0), (.35, 0), (.3, 1.0, .2), (0, 1.1)]), steel(.1), 32), (-4.6, 0, 10.1))
    b = brass(.2)
    xf(lathe(fillet([(0, 0), (3.0, 0, .2), (3.0, 1.0, .3), (1.4, 1.6, .3), (1.3, 4.2, .3), (0, 4.4)]), b, 96), (15.6, 10.6, 8.2))
    arm = catmull([(15.6, 14.6, 11.8), (15.6, 10.6, 11.8), (15.2, 2, 11.7), (13.4, -5.5, 11.4), (8.6, -9.0, 10.9)], 10); sweep(arm, steel(.15), r=.36, sec=circle(16)); w = cyl(1.2, 2.6, plastic('#2a2623', .4), .3, (0, 0, -1.3)); xf(w, rot=(pi / 2, 0, 0)); xf(w, (15.6, 15.4, 11.8))
    hs = box(1.5, 3.0, .8, plastic('#2a2623', .4), bev=.2); xf(hs, (8.0, -9.5, 10.9), (0, 0, 1.05 - pi / 2 + .6))
    for y in (-8.5, -12.5): xf(lathe(fillet([(0, 0), (1.3, 0, .1), (1.25, 1.2, .2), (0, 1.25)]), b, 64), (17, y, 8.2))
